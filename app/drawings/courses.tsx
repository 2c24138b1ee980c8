import { courses } from "../../content/drawn-words.ts";
import own from "./processes.module.css";

/** Courses of a wall, the first at the foot. */
export function Courses() {
  return (
    <ol className={own.courses}>
      {courses.map((course) => (
        <li key={course}>{course}</li>
      ))}
    </ol>
  );
}
