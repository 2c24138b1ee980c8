import { courses } from "../../content/drawn-words.ts";
import { figure } from "../../content/ledger.ts";
import own from "./processes.module.css";

/** Courses of a wall, the first at the foot. */
export function Courses() {
  return (
    <>
      <p className={own.top}>
        <b>{figure("tourism-ai.bookings").text}</b> incremental bookings in twelve months
      </p>
      <ol className={own.courses}>
        {courses.map((course) => (
          <li key={course}>{course}</li>
        ))}
      </ol>
    </>
  );
}
