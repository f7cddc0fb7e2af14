import { testEveryPageIn } from './testEveryPageIn';

testEveryPageIn('en');
