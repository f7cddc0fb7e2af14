import { chromium as bt } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { chromium, chromiumArguments } from './chromium';
import { App } from './pages/App';
async function main(){
 const url=process.env.SITE!; mkdirSync('/tmp/shots',{recursive:true});
 const b=await bt.launch({executablePath:chromium(),args:chromiumArguments});
 const lp=await b.newPage({locale:'zh-CN'}); const la=new App(lp,url); await la.open('pagesAuth/login/PhoneLogin'); await la.logIn('13800138000'); await lp.waitForFunction(()=>localStorage.getItem('xiangshi_h5_token')!==null); const token=await la.token();
 const fl=await (await fetch(url+'/api/front/flash/list?limit=3')).json() as any; const fid=fl.data.items[0].id;
 const S:[string,string,number,boolean?][]=[['home','',2500],['market','pages/market/index',1500],['list','pagesMarket/marketList/index',1200],['line','pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin',2400,true],['news','pagesNews/NewsDtl?id=star-anise-dryness-decides',2600],['flashes','pagesNews/quick-news/quick-news-list/index',1500],['flash','pagesNews/quick-news/quick-news-dtl/index?id='+fid,1300],['search','pagesSearch/SearchMiddlePage',900],['results','pagesSearch/search-view/index?q='+encodeURIComponent('大料'),2000],['none','pagesSearch/search-view/index?q=zzzzqq',1000],['transaction','pages/transaction/index',1000]];
 const looks:any={light:[375,{theme:'light'}],dark:[375,{theme:'dark'}],elder:[375,{theme:'light',elder:true}],w320:[320,{theme:'light'}]};
 const want=process.argv.slice(2);
 for(const l of Object.keys(looks)){ if(want.length&&!want.includes(l)&&want.some(w=>looks[w])) continue;
  for(const [n,p,h,lo] of S){ if(want.some(w=>S.some(s=>s[0]===w))&&!want.includes(n)) continue;
   const c=await b.newContext({viewport:{width:looks[l][0],height:h},deviceScaleFactor:1,locale:'zh-CN',timezoneId:'Asia/Shanghai'});
   await c.addInitScript((v:any)=>Object.entries(v).forEach(([k,x])=>localStorage.setItem('xiangshi_h5_'+k,JSON.stringify(x))),{...looks[l][1],...(lo||n==='home'?{token}:{})});
   const pg=await c.newPage(); pg.on('pageerror',e=>console.log(n,l,e.message));
   await pg.goto(url+'/h5/'+p); await pg.waitForLoadState('networkidle',{timeout:3000}).catch(()=>{}); await pg.waitForTimeout(800);
   const o=await pg.evaluate(()=>document.documentElement.scrollWidth-innerWidth); if(o>0)console.log(n,l,'overflow',o);
   await pg.screenshot({path:`/tmp/shots/${n}-${l}.png`}); await c.close(); } }
 await b.close(); }
void main();
