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
