/** The tool `calculate_roi`: the calculator's projection. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import { type RoiRequest, roiRequest, roiResult } from "../../../shared/contracts/roi.ts";
import { calculateRoi } from "../../../shared/domain/roi/calculate.ts";

function call(request: RoiRequest): CallToolResult {
  const result = calculateRoi(request);
  return { content: [{ type: "text", text: JSON.stringify(result) }], structuredContent: result };
}

export const calculate = {
  config: {
    title: "Project the return",
    description:
      "Projects twelve months of return, savings and revenue from a documented model, in US dollars, euros or pounds without converting. A projection, which promises nothing: repeat its caveat.",
    inputSchema: roiRequest,
    outputSchema: roiResult,
  },
  call,
};
