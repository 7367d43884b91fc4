import halcyonPhoto from './halcyon.webp?url';
import kalypsoPhoto from './kalypso-bay.webp?url';
import thalassaPhoto from './thalassa.webp?url';

const logo = (color: string, path: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}`;

/** Photos and logos of the properties of the examples. */
export const pictures = {
  kalypso: {
    photoUrl: kalypsoPhoto,
    logoUrl: logo(
      '#0d50c3',
      'M14 22c5-6 9-6 14 0s9 6 14 0M14 30c5-6 9-6 14 0s9 6 14 0M14 38c5-6 9-6 14 0s9 6 14 0',
    ),
  },
  halcyon: {
    photoUrl: halcyonPhoto,
    logoUrl: logo('#c2913c', 'M26 14v22H15c1-9 5-17 11-22ZM31 20c6 4 9 10 10 16H31ZM13 42h30'),
  },
  thalassa: {
    photoUrl: thalassaPhoto,
    logoUrl: logo('#177f83', 'M14 41V29a14 14 0 0 1 28 0v12M22 41V30a6 6 0 0 1 12 0v11M11 41h34'),
  },
};
