import { Building2 } from 'lucide-react';
import { held } from '../stories/held.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { ComboboxOption } from './combobox-option.ts';

export const HeldCombobox = held<ComboboxProps>(Combobox);

export const cities: Readonly<Record<string, string>> = {
  'Kalypso Bay Resort': 'Naxos',
  'Hotel Lykavittos': 'Athens',
  'Villa Thalassa': 'Paros',
  'Lyka Residence': 'Paros',
  'Ξενοδοχείο Ακτή': 'Σύρος',
  'Вилла Берёзка': 'Афины',
  'M/Y Halcyon': 'Piraeus',
  'S/Y Meltemi': 'Lavrio',
  'Citation XLS+': 'Athens',
};

export const properties: readonly ComboboxOption[] = Object.entries(cities).map(([label, city]) => ({
  value: label,
  label,
  keywords: city,
  icon: Building2,
}));
