/** What the style sheets of all parts build on, and so stands before them. */
import "./reset.css";
import "./brand.css";
import "./tokens.css";
import "./base.css";
