import { mount } from '../mount.tsx';

mount(<h1>React alone</h1>);
