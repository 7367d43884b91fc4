import {
  backToTopThreshold,
  bottomScrollTrigger,
  breakpoint,
  copiedMs,
  countdownMs,
  dropdownOffset,
  hintSize,
  layerBase,
  spinnerSize,
  tooltipWidth,
} from '@deck/tokens';
import { palette } from '@deck/ui';
import { passwordLength } from '@deck/values';
import { constantStories } from '../../packages/ui/src/stories/constant-stories.ts';

/** The current value of each constant, read from its source where one is exported. */
const values: Readonly<Record<keyof typeof constantStories, string>> = {
  years: '1900 to 2100',
  monday: 'Monday',
  clock: '24 h',
  step: '5 minutes, 5 seconds',
  breakpoint: `${breakpoint.phone} px`,
  separator: '“ - ”',
  backToTop: `${backToTopThreshold} px`,
  bottom: `${bottomScrollTrigger} px`,
  copied: `${copiedMs / 1000} s`,
  countdown: `${countdownMs / 1000} s`,
  password: `${passwordLength} characters`,
  dropdown: `${dropdownOffset} px`,
  hint: `${hintSize} px`,
  tooltip: `${tooltipWidth} px`,
  spinner: `${spinnerSize} px`,
  layers: String(layerBase),
  colours: String(palette.length),
  lifetime: '1 day, 1 hour or 60 minutes',
  divider: '/',
  decimals: 'as many as the currency has',
};

/** Lists every constant, its source, and the story that proves it. */
export function ConstantsTable() {
  return (
    <table>
      <thead>
        <tr>
          <th>What</th>
          <th>Is</th>
          <th>Stands in</th>
          <th>Proved by</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(constantStories).map(([name, { what, where, story, promise }]) => (
          <tr key={name}>
            <td>{what}</td>
            <td>{values[name as keyof typeof constantStories]}</td>
            <td>
              <code>{where}</code>
            </td>
            <td>
              <a href={`?path=/story/${story}`}>{promise}</a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
