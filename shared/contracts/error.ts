import { z } from "zod";

/** The body of every refusal. `field` names what was wrong in the request, where one part was. */
export const refusal = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.string().optional() }),
});

export type Refusal = z.infer<typeof refusal>;
