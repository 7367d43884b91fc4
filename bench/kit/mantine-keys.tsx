import { mount } from '../mount.tsx';
import { KitPage } from './mantine.tsx';

mount(<KitPage withAmount />);
