/** Which control the server's refusal belongs to: "currentSpend: must be …", "assumptions.margin: must be …". */
import { calculatorForm } from "../../../content/forms.ts";
import { ASSUMPTIONS, type Assumption } from "../../../shared/roi-model/limits.ts";
import { RefusedError } from "../../backend.ts";
import { type Inputs, NAMES } from "./inputs.ts";

export interface Refusal {
  input?: keyof Inputs;
  assumption?: Assumption;
  message: string;
}

export function refusalIn(error: unknown): Refusal | undefined {
  if (!(error instanceof RefusedError) || !error.field) return undefined;
  const { field } = error;
  const reason = error.message.replace(`${field}: `, "");
  const input = field === "currentSpend" ? "spend" : NAMES.find((name) => name === field);
  if (input) return { input, message: `${calculatorForm.fields[input]} ${reason}.` };
  const assumption = ASSUMPTIONS.find((name) => field === `assumptions.${name}`);
  return assumption && { assumption, message: `This ${reason}.` };
}
