import { testEveryPageIn } from './testEveryPageIn';

testEveryPageIn('fr');
