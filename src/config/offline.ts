import type {OfflineOptions} from '../plugins/offline';
import {summary} from './metadata';

/** `enabled: false` takes the service worker away from visitors who have it; HOSTING.md says when and for how long. */
export const offline: OfflineOptions = {enabled: true, summary};
