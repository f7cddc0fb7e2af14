import { testEveryPageIn } from './testEveryPageIn';

testEveryPageIn('es');
