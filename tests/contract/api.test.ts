import { compareServed, sweepApi } from './api-sweep.ts';

sweepApi(0, 2);
compareServed();
