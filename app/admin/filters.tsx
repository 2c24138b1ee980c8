import field from "../ui/field.module.css";
import { SelectFrame } from "../ui/field.tsx";

interface SearchProps {
  id: string;
  /** "Search entries"; also the placeholder. */
  label: string;
  value: string;
  onChange: (search: string) => void;
}

export function SearchField({ id, label, value, onChange }: SearchProps) {
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={field.control}
        placeholder={`${label}...`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

interface ChoiceProps<Name extends string> {
  id: string;
  label: string;
  names: Record<Name, string>;
  value: Name;
  onChange: (value: Name) => void;
}

/** A choice between a few named filters. */
export function Choice<Name extends string>({ id, label, names, value, onChange }: ChoiceProps<Name>) {
  return (
    <div>
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <SelectFrame>
        <select
          id={id}
          className={field.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as Name)}
        >
          {Object.entries<string>(names).map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      </SelectFrame>
    </div>
  );
}

export const toasts = {
  loadFailed: "Failed to load knowledge base",
  ingestFailed: "Failed to ingest content",
  addFailed: "Failed to add entry",
  deleteFailed: "Failed to delete entry",
  missing: "Content and page title are required",
  ingested: (count: number) => `Ingested ${count} sections from website!`,
  added: "Entry added successfully!",
  deleted: "Entry deleted",
  approved: "The entry is used as it is written",
  approveFailed: "The decision was not saved.",
};

/** At a field with a limit of characters. */
export const CUT_OFF = "The end of what you pasted did not fit and was left out.";

/** 10,000 */
export const count = (number: number) => number.toLocaleString("en-GB");
export const plural = (number: number, one: string, many = `${one}s`) =>
  `${count(number)} ${number === 1 ? one : many}`;

export const dayOf = (time: string) =>
  new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
export const momentOf = (time: string) =>
  new Date(time).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });

/** Of a day that is named elsewhere: "14:05". */
export const timeOf = (time: string) =>
  new Date(time).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });

/** The same for everybody: "1 Dec 2026, 09:00 UTC". */
export const utcMomentOf = (time: string) =>
  `${new Date(time).toLocaleString("en-GB", { timeZone: "UTC", dateStyle: "medium", timeStyle: "short" })} UTC`;

/** An entry by its titles. */
export const nameOf = (entry: { page_title: string; section_title: string | null }) =>
  entry.section_title ? `${entry.page_title}: ${entry.section_title}` : entry.page_title;
