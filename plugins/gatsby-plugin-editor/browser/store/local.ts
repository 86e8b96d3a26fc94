import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { bar } from "../../messages/messages";
import type { SendingStep } from "../../server/sending-protocol";
import { askServer } from "./ask-server";
import { base64Of, bytesOfBase64 } from "./base64";
import type { NewPicture, Store } from "./store";

/** A picture as the server takes it. */
export const sentPicture = async ({ file, blob }: NewPicture) => ({ file, base64: await base64Of(blob) });

function sentenceAbout(step: SendingStep): string {
  if (step.step === "fetching") return bar.fetching(step.host);
  if (step.step === "pushing") return bar.pushing(step.host);
  return bar[step.step];
}

/** The files on this computer, through the server of `gatsby develop`. */
export const localStore: Store = {
  place: "computer",
  files: async () => new Map(Object.entries(await askServer("files")) as [ContentPath, string][]),
  save: async ({ pictures, ...rest }) =>
    askServer("save", { ...rest, pictures: await Promise.all(pictures.map(sentPicture)) }),
  move: (file, target) => askServer("move", { file, target }),
  deletion: file => askServer("deletion", { file }),
  remove: (file, redirectTo) => askServer("remove", { file, redirectTo }),
  pictures: folder => askServer("pictures", { folder }),
  picture: async file => {
    const { type, base64 } = await askServer("picture", { file });
    return new Blob([bytesOfBase64(base64)], { type });
  },
  versions: file => askServer("versions", { file }),
  bringBack: (file, version) => askServer("bringBack", { file, version }),
  notLive: async () => {
    const { canPush, ...state } = await askServer("notLive");
    return { canPutLive: canPush, ...state };
  },
  putLive: () => ({
    answer: askServer("send"),
    step: async () => {
      const answer = await askServer("sendingStep");
      return answer ? sentenceAbout(answer) : "";
    },
    cancel: () => void askServer("cancelSending").catch(() => undefined),
  }),
};
