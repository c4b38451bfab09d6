// What the session needs once a reader turns to it.
export {downloadCsv} from './downloadCsv';
export {evaluateRows} from './evaluateRows';
export {cluster} from './model/cluster';
export {reduceSession} from './model/reduceSession';
export {Overlay, type Opened} from './Overlay';
export {Panel} from './Panel';
