/** The three frames. Each is laid over the scene, so that a scene may run beneath it. */
import { box, fill, line } from "./draw.ts";
import { palette } from "./palette.ts";
import { type FrameKind, ROWS, type Stage } from "./stage.ts";

const { glaze, deep, main } = palette;

const tiled = (stage: Stage, ...shapes: string[]) => fill(stage.cladding, ...shapes);

const frames: Record<FrameKind, (stage: Stage) => string> = {
  base: (stage) => tiled(stage, box(0, ROWS - 1, stage.cols, 1)) + line(deep, 6, `M0 ${ROWS - 1}h${stage.cols}`),

  plate: (stage) => {
    const right = stage.cols - 1;
    const bottom = ROWS - 1;
    const around = `${box(0, 0, stage.cols, ROWS)}M1 1v${ROWS - 2}h${stage.cols - 2}V1z`;
    return (
      fill(glaze, around) +
      tiled(stage, box(0, 0, 1, 1), box(right, 0, 1, 1), box(0, bottom, 1, 1), box(right, bottom, 1, 1)) +
      line(main, 4, `M1 .3H${right}M1 .7H${right}M1 ${bottom + 0.3}H${right}M1 ${bottom + 0.7}H${right}`) +
      line(main, 4, `M.3 1V${bottom}M.7 1V${bottom}M${right + 0.3} 1V${bottom}M${right + 0.7} 1V${bottom}`) +
      line(deep, 6, box(1, 1, stage.cols - 2, ROWS - 2))
    );
  },

  spine: (stage) => tiled(stage, box(0, 0, 1, ROWS)) + line(deep, 6, `M1 0V${ROWS}`),
};

export const frame = (kind: FrameKind, stage: Stage): string => frames[kind](stage);
