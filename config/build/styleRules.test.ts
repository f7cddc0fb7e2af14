import { styleRulesOf } from './styleRules';

describe('styleRulesOf', () => {
  it('names the classes that each selector asks for', () => {
    expect(styleRulesOf('.a .b:hover>.c,.d{color:red}')).toEqual([
      { css: '.a .b:hover>.c,.d{color:red}', classes: [['a', 'b', 'c'], ['d']] }
    ]);
  });

  it('names none for a rule that may match without them', () => {
    expect(styleRulesOf('.a,html{margin:0}').map(({ classes }) => classes)).toEqual([undefined]);
    expect(styleRulesOf(':where(.a){margin:0}').map(({ classes }) => classes)).toEqual([undefined]);
    expect(styleRulesOf('@font-face{font-family:"N"}')).toEqual([{ css: '@font-face{font-family:"N"}' }]);
  });

  it('leaves out classes of the appearance, and those that must be missing', () => {
    expect(styleRulesOf('.xs-dark .a:not(.b){color:red}').map(({ classes }) => classes)).toEqual([[['a']]]);
  });

  it('repeats the condition for each of its rules', () => {
    expect(styleRulesOf('@media (min-width:1em){.a{top:0}.b{top:0}}')).toEqual([
      { css: '@media (min-width:1em){.a{top:0}}', classes: [['a']] },
      { css: '@media (min-width:1em){.b{top:0}}', classes: [['b']] }
    ]);
  });
});
