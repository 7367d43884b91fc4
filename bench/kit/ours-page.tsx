import { mount } from '../mount.tsx';
import { KitPage } from './ours.tsx';

mount(<KitPage />);
