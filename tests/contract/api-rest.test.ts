import { sweepApi } from './api-sweep.ts';

sweepApi(1, 2);
