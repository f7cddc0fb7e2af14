/** Products that are candidates of an award, a line each: Chinese, English, French, Spanish. */
export const CANDIDATE_NAMES = `
六万岭冻干鲜八角 | Liuwanling freeze-dried star anise | Badiane lyophilisée de Liuwanling | Anís estrellado liofilizado de Liuwanling
青麻冷榨花椒露 | Cold-pressed green pepper dew | Rosée de poivre vert pressée à froid | Rocío de pimienta verde prensado en frío
怒水谷去烟草果 | Nushui smoke-free tsaoko | Tsaoko sans fumée de Nushui | Tsaoko sin humo de Nushui
桂枝茶包 | Cassia twig tea bags | Infusion de rameaux de casse | Infusión de ramas de casia
琼东鲜胡椒盐 | Qiongdong fresh pepper salt | Sel au poivre frais de Qiongdong | Sal de pimienta fresca de Qiongdong
三年陈皮细丝 | Three-year tangerine peel threads | Filaments d’écorce de mandarine, 3 ans | Hebras de cáscara de mandarina, 3 años
免洗香叶小包装 | Ready-to-use bay leaves | Laurier prêt à l’emploi | Laurel listo para usar
焉河现磨孜然罐 | Yanhe cumin grinder | Moulin à cumin Yanhe | Molinillo de comino Yanhe
北流鲜沙姜酱 | Beiliu fresh sand ginger paste | Pâte de galanga camphré de Beiliu | Pasta de kencur fresco de Beiliu
紫苏柠檬蘸料粉 | Perilla and lemon dip | Poudre périlla-citron | Polvo de perilla y limón
香茅冷萃糖浆 | Cold-brew lemongrass syrup | Sirop de citronnelle infusé à froid | Sirope de limoncillo en frío
玉州大红八角 | Yuzhou autumn red star anise | Badiane rouge d’automne de Yuzhou | Anís estrellado rojo de otoño de Yuzhou
防城十年烟桂 | Fangcheng ten-year cassia | Casse de dix ans de Fangcheng | Casia de diez años de Fangcheng
阳春坡地砂仁 | Yangchun hillside amomum | Amome des pentes de Yangchun | Amomo de ladera de Yangchun
芝川大红袍花椒 | Zhichuan Dahongpao Sichuan pepper | Poivre du Sichuan Dahongpao de Zhichuan | Pimienta de Sichuan Dahongpao de Zhichuan
琼东水洗白胡椒 | Qiongdong washed white pepper | Poivre blanc lavé de Qiongdong | Pimienta blanca lavada de Qiongdong
沙井子小茴香 | Shajingzi fennel | Fenouil de Shajingzi | Hinojo de Shajingzi
岷山当归头 | Minshan angelica heads | Têtes d’angélique de Minshan | Cabezas de angélica de Minshan
瑶山香排草 | Yaoshan fragrant paicao | Paicao parfumé de Yaoshan | Paicao aromático de Yaoshan
虾镇朝天椒 | Xiazhen facing-heaven chili | Piment chao tian de Xiazhen | Chile chao tian de Xiazhen
白沙益智 | Baisha sharp galangal fruit | Alpinia oxyphylla de Baisha | Alpinia oxyphylla de Baisha
犍山姜黄片 | Qianshan turmeric slices | Tranches de curcuma de Qianshan | Láminas de cúrcuma de Qianshan
老巷口卤料包 | Laoxiangkou braising spice bag | Sachet à bouillon Laoxiangkou | Bolsa para guiso Laoxiangkou
红泥灶牛油锅底 | Hongnizao tallow hotpot base | Base de fondue au suif Hongnizao | Base de hotpot de sebo Hongnizao
荷池五香粉 | Hechi five-spice powder | Cinq-épices Hechi | Cinco especias Hechi
满仓糊辣椒面 | Mancang roasted chili powder | Piment grillé moulu Mancang | Chile tostado molido Mancang
金蒜坡黄金蒜酥 | Jinsuanpo golden garlic crisp | Ail doré croustillant Jinsuanpo | Ajo dorado crujiente Jinsuanpo
罗平姜汁撞奶粉 | Luoping ginger milk pudding mix | Préparation lait-gingembre de Luoping | Preparado de leche y jengibre de Luoping
潮味南姜麸 | Chaowei galangal crumble | Émietté de galanga Chaowei | Galanga desmigado Chaowei
灯笼椒油辣子 | Lantern chili oil | Huile de piment lanterne | Aceite de chile linterna
肉豆蔻烘焙香草糖 | Nutmeg vanilla baking sugar | Sucre muscade-vanille | Azúcar de nuez moscada y vainilla
南岭烤肉香草碎 | Nanling barbecue herbs | Herbes à grillade Nanling | Hierbas para asado Nanling
荜茇黑椒酱 | Long pepper and black pepper sauce | Sauce poivre long et poivre noir | Salsa de pimienta larga y negra
桂香八角油 | Guixiang star anise oil | Huile de badiane Guixiang | Aceite de anís estrellado Guixiang
桂香肉桂油 | Guixiang cassia oil | Huile de casse Guixiang | Aceite de casia Guixiang
胡椒油树脂 | Pepper oleoresin | Oléorésine de poivre | Oleorresina de pimienta
江岸青花椒油树脂 | Jiang’an green pepper oleoresin | Oléorésine de poivre vert Jiang’an | Oleorresina de pimienta verde Jiang’an
姜精油 | Ginger essential oil | Huile essentielle de gingembre | Aceite esencial de jengibre
姜黄素微囊 | Curcumin microcapsules | Microcapsules de curcumine | Microcápsulas de curcumina
丁香酚单离 | Isolated eugenol | Eugénol isolé | Eugenol aislado
香茅醛精油 | Citronellal oil | Huile de citronellal | Aceite de citronelal
甘草甜素膏 | Glycyrrhizin paste | Pâte de glycyrrhizine | Pasta de glicirricina
藏红花冻干花丝 | Freeze-dried saffron threads | Filaments de safran lyophilisés | Hebras de azafrán liofilizadas
红豆蔻酊 | Galanga fruit tincture | Teinture de fruit de galanga | Tintura de fruto de galanga`;
