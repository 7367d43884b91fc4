import { BrandError } from '@deck/tokens/studio';
import { useState } from 'react';
import { FileDrop } from '../../file-drop/file-drop.tsx';
import { Modal } from '../../modal/modal.tsx';
import { Select } from '../../select/select.tsx';
import { unpacked } from './brand-folder.ts';
import { shippedBrands } from './shipped-brands.ts';
import type { Studio } from './use-brand-studio.ts';

interface OpenBrandProps {
  studio: Studio;
  open: boolean;
  onClose: () => void;
}

/** Opens a brand of the repository, or local files. Invalid files are refused with the line. */
export function OpenBrand({ studio, open, onClose }: OpenBrandProps) {
  const [id, setId] = useState(shippedBrands[0]?.id ?? '');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problem, setProblem] = useState('');

  async function act() {
    try {
      const shipped = shippedBrands.find((brand) => brand.id === id);
      const chosen = files.length > 0 ? await unpacked(files) : shipped;
      if (chosen) studio.open(chosen);
      onClose();
    } catch (error) {
      if (!(error instanceof BrandError)) throw error;
      setProblem(error.message);
    }
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title="Open a brand"
      description="What is open now is left; download it first to keep it."
      safeLabel="Cancel"
      action={{ label: 'Open', onAct: act }}
    >
      <Select
        label="One of the repository"
        options={shippedBrands.map((brand) => ({ value: brand.id, label: String(brand.decisions.name) }))}
        value={id}
        onChange={setId}
        disabled={files.length > 0}
      />
      <FileDrop
        label="Or one from the disk"
        hint="A brand.json, with its drawings or without, or the zip this page makes"
        multiple
        maxFiles={5}
        accept={['.json', '.svg', '.zip']}
        value={files}
        onChange={(chosen) => {
          setFiles(chosen);
          setProblem('');
        }}
        {...(problem === '' ? {} : { state: 'error', feedback: problem })}
      />
    </Modal>
  );
}
