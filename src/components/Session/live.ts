// What the session needs once a reader turns to it.
export {createShow, type Show} from './createShow';
export {reduceSession} from './model/reduceSession';
export {Overlay, type Opened} from './Overlay';
export {Panel} from './Panel';
export {steps} from './steps';
