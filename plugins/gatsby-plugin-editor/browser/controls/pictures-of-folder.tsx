import { basename } from "pathe";
import { useEffect, useState } from "react";
import type { ContentPath } from "../../../gatsby-plugin-content/paths";
import { formMessages } from "../../messages/form-messages";
import { Dialog } from "../dialogs/dialog";
import { useOpenForm } from "../form/form-context";
import { usePictureUrl } from "./use-picture-url";

interface Properties {
  readonly folder: ContentPath;
  /** The picture that the field has now. */
  readonly chosen: ContentPath | undefined;
  /** Takes the name of a picture in the folder. */
  readonly choose: (name: string) => void;
  readonly close: () => void;
}

/** A dialog with the pictures that a folder has already; a press takes one. */
export function PicturesOfFolder({ folder, chosen, choose, close }: Properties) {
  const { picturesIn } = useOpenForm();
  const [files, setFiles] = useState<readonly ContentPath[]>();
  useEffect(() => {
    picturesIn(folder).then(setFiles, () => setFiles([]));
  }, [picturesIn, folder]);

  return (
    <Dialog title={formMessages.pictureOfSite} close={close} className="pictures">
      {files?.length === 0 && <p>{formMessages.noPictures}</p>}
      <ul>
        {files?.map(file => (
          <li key={file}>
            <PictureButton
              file={file}
              isChosen={file === chosen}
              press={() => {
                choose(basename(file));
                close();
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface ButtonProperties {
  readonly file: ContentPath;
  readonly isChosen: boolean;
  readonly press: () => void;
}

function PictureButton({ file, isChosen, press }: ButtonProperties) {
  const url = usePictureUrl(file);
  return (
    <button type="button" aria-pressed={isChosen} onClick={press}>
      {url && <img src={url} alt="" />}
      {basename(file)}
    </button>
  );
}
