// What the session needs once a reader turns to it.
export {reduceSession} from './model/reduceSession';
export {Overlay, type Opened} from './Overlay';
export {Panel} from './Panel';
export {stepActions} from './stepActions';
