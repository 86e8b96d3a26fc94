import { useMemo, useState } from "react";
import type { JsonObject } from "../../../gatsby-plugin-content/json-object";
import {
  type ContentPath,
  type FieldPath,
  type SiteAddress,
  parseFieldPath,
} from "../../../gatsby-plugin-content/paths";
import { parseObject } from "../../changes/json-edit";
import type { Field } from "../../forms/fields";
import { preview as messages } from "../../messages/messages";
import type { NewPicture } from "../store/store";
import { DevelopFrame } from "./develop-frame";
import { fieldTextsOf, firstChangedWords } from "./field-texts";
import { PageNotice } from "./page-notice";
import { PaneBar, type View } from "./pane-bar";
import { PublishedFrame } from "./published-frame";
import { ScaledPage } from "./scaled-page";
import { urlOnSite } from "./url-on-site";
import { useDraft } from "./use-draft";
import { useLikeness } from "./use-likeness";
import { usePausedSlideshow } from "./use-paused-slideshow";
import { usePressedWords } from "./use-pressed-words";
import { useServerPulse } from "./use-server-pulse";
import { useShownPart } from "./use-shown-part";

/** In the storage of the browser: the chosen width of the page. */
const VIEW = "editor view";

/** In ms: how long after the last key a draft is sent. */
const PAUSE = 700;

export interface PagePaneProperties {
  /** "computer": the development server shows drafts. "web": the published page is shown as a likeness. */
  readonly place: "computer" | "web";
  /** The page; for a new entry, that of "new-entry" in its folder. */
  readonly address: SiteAddress;
  /** The file; for a new entry "<folder>/new-entry.json". */
  readonly file: ContentPath;
  /** The text of the file as a save would write it; undefined while the form has no unsaved change. */
  readonly draftText: string | undefined;
  /** The text of an earlier version of the file, which is shown instead of what is in the form. */
  readonly lookAt?: string | undefined;
  /** The data that the file has, and those that the form has now. */
  readonly saved: JsonObject;
  readonly typed: JsonObject;
  /** The data that the published site has, if they are others and known. */
  readonly live?: JsonObject | undefined;
  readonly fields: readonly Field[];
  /** Pictures chosen in the form that are not saved. */
  readonly pictures: readonly NewPicture[];
  /** The field that is edited, or the group or entry that was unfolded last: the page shows that part. */
  readonly shown: FieldPath | undefined;
  /** Goes to a field of the open form. */
  readonly goTo: (path: FieldPath) => void;
  /** Opens the form of another file at a field. */
  readonly openField: (file: ContentPath, path: FieldPath) => void;
  /** The texts of all content files. */
  readonly files: ReadonlyMap<ContentPath, string>;
}

/** The page of a form, as it will be with what is typed. Each file and each page needs a pane of its own, by its `key`. */
export function PagePane({
  place,
  address,
  file,
  draftText,
  lookAt,
  saved,
  typed,
  live,
  fields,
  pictures,
  shown,
  goTo,
  openField,
  files,
}: PagePaneProperties) {
  const [view, setView] = useState<View>(() => (localStorage.getItem(VIEW) === "phone" ? "phone" : "desktop"));
  const [page, setPage] = useState<Document>();
  const [isMissing, setMissing] = useState(false);
  const isOn = place === "computer";
  const { isLost, returns } = useServerPulse(isOn);
  const pause = lookAt === undefined ? PAUSE : 0;
  const { taken, refusal } = useDraft({ isOn, file, fileText: lookAt ?? draftText, pictures, pause, returns });
  const data = useMemo(() => (lookAt === undefined ? typed : parseObject(lookAt)), [lookAt, typed]);
  const savedSoFar = useAllSoFar(saved);
  const known = useMemo(() => [...taken, ...savedSoFar, ...(live ? [live] : [])], [taken, savedSoFar, live]);

  usePausedSlideshow(page);
  useLikeness(page, { fields, known, typed: data, pictures });
  /** The first words that an earlier version has in another way. */
  const changed = useMemo(
    () => firstChangedWords(fieldTextsOf(typed, fields), fieldTextsOf(data, fields)),
    [typed, data, fields],
  );
  const states = useMemo(() => [data, typed, saved], [data, typed, saved]);
  useShownPart(page, changed === undefined ? shown : parseFieldPath(changed), states);
  usePressedWords(page, { file, data, files, goTo, openField });

  const noticeOnWeb = isMissing ? messages.missing : messages.likeness;
  const noticeHere = isLost ? messages.lost : undefined;
  return (
    <section className="pane" data-view={view} data-place={place} aria-label={messages.page}>
      <PaneBar
        view={view}
        onView={chosen => {
          localStorage.setItem(VIEW, chosen);
          setView(chosen);
        }}
        href={urlOnSite(address)}
      />
      <PageNotice notice={isOn ? noticeHere : noticeOnWeb} refusal={refusal} />
      <ScaledPage>
        {isOn ? (
          <DevelopFrame address={address} returns={returns} version={draftText && taken[0]} onPage={setPage} />
        ) : (
          <PublishedFrame address={address} onPage={setPage} onMissing={setMissing} />
        )}
      </ScaledPage>
    </section>
  );
}

/** All values that there have been, the present one first: the published page shows the first one after a save, too. */
function useAllSoFar<Value>(value: Value): readonly Value[] {
  const [all, setAll] = useState<readonly Value[]>([value]);
  if (all[0] !== value) setAll([value, ...all]);
  return all;
}
