import { renderToString } from "react-dom/server";
import { IslandTree, identifierPrefix } from "../../app/islands/island-tree.tsx";
import { fixtures } from "./fixtures.tsx";

export const markup = Object.fromEntries(
  Object.entries(fixtures).map(([name, component]) => [
    name,
    renderToString(<IslandTree component={component} props={{}} />, { identifierPrefix: identifierPrefix("roi") }),
  ]),
);
