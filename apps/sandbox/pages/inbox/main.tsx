import { mount } from '../shared/mount.tsx';
import { InboxApp } from './inbox-app.tsx';

mount(<InboxApp />);
