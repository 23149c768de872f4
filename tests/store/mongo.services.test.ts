// The MongoDB adapter: the contract every store is held to, and what only this one promises.
import { inject } from 'vitest';
import { storeContract } from './contract.ts';
import { openMongoHarness } from './mongoHarness.ts';

storeContract('MongoDB', (options) => openMongoHarness(inject('mongoUrl'), options));
