import Button from '@mui/material/Button';
import { type DragEvent, type ReactElement, useRef } from 'react';
import { Icon } from '#src/ui/icons.tsx';

interface ChooseFileProps {
  /** What the button says. */
  readonly word: string;
  /** The name of the input for who looks for it by its label. */
  readonly label: string;
  readonly accept: string;
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
}

/** A button that opens the browser's file dialog; a file may be dropped on it too. The same file can be chosen twice. */
export const ChooseFile = ({ word, label, accept, disabled, onFile }: ChooseFileProps): ReactElement => {
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !disabled) onFile(file);
    if (input.current) input.current.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <>
      <Button variant="outlined" size="small" disabled={disabled} startIcon={<Icon name="upload" size={18} />} onClick={() => input.current?.click()}
        onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {word}
      </Button>
      <input ref={input} type="file" className="ad-hidden" tabIndex={-1} aria-label={label} accept={accept} disabled={disabled} onChange={({ target }) => take(target.files)} />
    </>
  );
};
