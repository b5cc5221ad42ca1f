/** Common family names by tongue, each with its Chinese spelling. No two of a tongue are alike in any of the two. */
export const europeanFamilies: Readonly<Record<string, string>> = {
  english:
    'Smith史密斯 Walker沃克 Turner特纳 Hughes休斯 Cooper库珀 Bennett贝内特 Carter卡特 Mitchell米切尔 Parker帕克 Collins柯林斯 Barnes巴恩斯 Fletcher弗莱彻 Hudson哈德森 Lawson劳森 Marshall马歇尔 Palmer帕尔默 Reynolds雷诺兹 Shaw肖 Webster韦伯斯特 Chapman查普曼 Dawson道森 Ellis埃利斯 Gibson吉布森 Harvey哈维 Jennings詹宁斯 Knight奈特 Lowe洛 Norris诺里斯 Osborne奥斯本 Pearson皮尔逊 Rhodes罗兹 Stokes斯托克斯 Thornton桑顿 Vaughan沃恩 Wheeler惠勒 Yates耶茨 Bradley布拉德利 Hargreaves哈格里夫斯 Whitlock惠特洛克 Ashdown阿什当 Penrose彭罗斯 Burgess伯吉斯',
  scottish:
    'Campbell坎贝尔 Stewart斯图尔特 Robertson罗伯逊 Fraser弗雷泽 Murray默里 Douglas道格拉斯 Gordon戈登 Sinclair辛克莱 McKenzie麦肯齐 McLean麦克莱恩 McDonald麦克唐纳 McGregor麦格雷戈 McIntyre麦金太尔 Buchanan布坎南 Cameron卡梅伦 Drummond德拉蒙德 Ferguson弗格森 Graham格雷厄姆 Kerr克尔 Lennox伦诺克斯 Logan洛根 Munro芒罗 Nisbet尼斯比特 Ogilvie奥格尔维 Paterson帕特森 Ramsay拉姆齐 Sutherland萨瑟兰 Wallace华莱士 Aitken艾特肯 Boyd博伊德 Crawford克劳福德 Dunlop邓洛普',
  celtic:
    "Murphy墨菲 O'Brien奥布莱恩 Kelly凯利 Byrne伯恩 Doyle多伊尔 Gallagher加拉格尔 Doherty多尔蒂 Keane基恩 Quinn奎因 Nolan诺兰 Brennan布伦南 Sweeney斯威尼 Kavanagh卡瓦纳 Whelan惠兰 Davies戴维斯 Morgan摩根 Evans埃文斯 Griffiths格里菲思 Llewellyn卢埃林 Powell鲍威尔 Price普赖斯 Rees里斯 Jenkins詹金斯 Bowen鲍恩 Lloyd劳埃德 Pritchard普里查德 Maguire马圭尔 Hennessy亨尼西 Duffy达菲 Tierney蒂尔尼",
  spanish:
    'Navarro纳瓦罗 Torres托雷斯 Velasco贝拉斯科 Romero罗梅罗 Vargas巴尔加斯 Herrera埃雷拉 Molina莫利纳 Delgado德尔加多 Castro卡斯特罗 Ortega奥尔特加 Rubio鲁维奥 Serrano塞拉诺 Blanco布兰科 Suárez苏亚雷斯 Méndez门德斯 Iglesias伊格莱西亚斯 Cortés科尔特斯 Garrido加里多 Santana桑塔纳 Guerrero格雷罗 Lozano洛萨诺 Cano卡诺 Prieto普列托 Gallego加列戈 Vidal比达尔 Aguirre阿吉雷 Pascual帕斯夸尔 Herrero埃雷罗 Montero蒙特罗 Hidalgo伊达尔戈 Carrasco卡拉斯科 Nieto涅托 Fuentes丰特斯 Caballero卡瓦列罗 Ibáñez伊瓦涅斯 Cabrera卡夫雷拉 Benítez贝尼特斯 Solano索拉诺 Arroyo阿罗约 Zabala萨瓦拉 Echeverría埃切维里亚 Urrutia乌鲁蒂亚',
  portuguese:
    'Pereira佩雷拉 Duarte杜阿尔特 Rocha罗查 Almeida阿尔梅达 Teixeira特谢拉 Carvalho卡瓦略 Moreira莫雷拉 Cardoso卡多索 Nogueira诺盖拉 Barros巴罗斯 Freitas弗雷塔斯 Pinto平托 Monteiro蒙泰罗 Marques马克斯 Tavares塔瓦雷斯 Fonseca丰塞卡 Antunes安图内斯 Coelho科埃略 Lopes洛佩斯 Macedo马塞多 Ramalho拉马略 Simões西蒙斯 Vieira维埃拉 Xavier沙维尔 Azevedo阿泽维多 Correia科雷亚 Esteves埃斯特韦斯 Figueira菲盖拉 Guerra格拉 Henriques恩里克斯 Leite莱特 Matos马托斯 Neves内维斯 Paiva派瓦 Queirós奎罗斯 Sampaio桑帕约 Valente瓦伦特 Brandão布兰当',
  italian:
    'Moretti莫雷蒂 Conti孔蒂 Bellini贝利尼 Greco格雷科 Silvano西尔瓦诺 Esposito埃斯波西托 Ricci里奇 Marino马里诺 Gallo加洛 Costa科斯塔 Mancini曼奇尼 Lombardi隆巴尔迪 Barbieri巴尔别里 Fontana丰塔纳 Santoro桑托罗 Rinaldi里纳尔迪 Caruso卡鲁索 Ferrara费拉拉 Galli加利 Martini马蒂尼 Leone莱昂内 Longo隆戈 Gentile真蒂莱 Vitale维塔莱 Lombardo隆巴尔多 Serra塞拉 Coppola科波拉 Marchetti马尔凯蒂 Parisi帕里西 Villa维拉 Ferri费里 Bianchi比安基 Cattaneo卡塔内奥 Palumbo帕伦博 Sartori萨尔托里 Valentini瓦伦蒂尼 Benedetti贝内代蒂 Testa泰斯塔 Piras皮拉斯 Zanetti扎内蒂',
  german:
    'Bauer鲍尔 Richter里希特 Weiss魏斯 Brandt布兰特 Kessler凯斯勒 Hartmann哈特曼 Krüger克鲁格 Lange朗格 Vogel福格尔 Schubert舒伯特 Winkler温克勒 Lorenz洛伦茨 Baumann鲍曼 Franke弗兰克 Albrecht阿尔布雷希特 Schuster舒斯特 Simon西蒙 Ludwig路德维希 Böhm伯姆 Jäger耶格 Otto奥托 Sommer佐默 Seidel赛德尔 Heinrich海因里希 Graf格拉夫 Dietrich迪特里希 Ziegler齐格勒 Kuhn库恩 Pohl波尔 Engel恩格尔 Horn霍恩 Busch布施 Bergmann贝格曼 Voigt福格特 Sauer绍尔 Arnold阿诺德 Wolff沃尔夫 Pfeiffer法伊弗 Steiner施泰纳 Huber胡贝尔 Gruber格鲁伯 Egger埃格',
  french:
    'Lambert朗贝尔 Garnier加尼耶 Chevalier舍瓦利耶 Roussel鲁塞尔 Mercier梅西耶 Dubois迪布瓦 Moreau莫罗 Laurent洛朗 Girard吉拉尔 Fontaine方丹 Rousseau鲁索 Blanchard布朗夏尔 Gauthier戈蒂埃 Perrin佩兰 Robin罗班 Morin莫兰 Nicolas尼古拉 Masson马松 Marchand马尔尚 Duval迪瓦尔 Denis德尼 Lemaire勒迈尔 Noel诺埃尔 Meunier默尼耶 Barbier巴尔比耶 Brun布兰 Schmitt施米特 Colin科兰 Vidal维达尔 Caron卡龙 Renard雷纳尔 Guillot吉约 Leclerc勒克莱尔 Bourgeois布儒瓦 Aubert奥贝尔 Rey雷伊 Dupuis迪皮伊 Lacroix拉克鲁瓦',
  dutch:
    'Jansen扬森 Vermeer维米尔 Dekker德克尔 Bakker巴克尔 Visser菲瑟 Smit斯米特 Meijer迈耶 Mulder穆尔德 Bos博斯 Vos福斯 Peters彼得斯 Hendriks亨德里克斯 Dijkstra戴克斯特拉 Koster科斯特 Kuipers凯珀斯 Veenstra芬斯特拉 Kramer克拉默 Schouten斯豪滕 Willems威廉斯 Hoekstra胡克斯特拉 Koopman库普曼 Verhoeven费尔霍芬 Prins普林斯 Wouters沃特斯 Brouwer布劳沃 Molenaar莫莱纳尔 Timmer蒂默 Postma波斯特马 Hofman霍夫曼 Kok科克 Blom布洛姆 Groot格罗特 Claes克拉斯 Maes马斯 Goossens霍森斯 Mertens默滕斯 Wauters沃泰斯 Lambrecht兰布雷希特',
  nordic:
    'Larsen拉尔森 Nygaard尼高 Berglund贝里隆德 Eriksen埃里克森 Lindqvist林奎斯特 Hansen汉森 Olsen奥尔森 Johansen约翰森 Karlsson卡尔松 Nilsson尼尔松 Svensson斯文松 Lindberg林德贝里 Holm霍尔姆 Lund伦德 Dahl达尔 Haugen豪根 Moen莫恩 Berg贝里 Sandberg桑德贝里 Nyström尼斯特伦 Ekström埃克斯特伦 Wikström维克斯特伦 Forsberg福斯贝里 Engström恩斯特伦 Solberg索尔贝格 Strand斯特兰德 Bakken巴肯 Lie利 Kristensen克里斯滕森 Poulsen波尔森 Jeppesen耶珀森 Vestergaard韦斯特高 Madsen马德森 Bech贝克 Mortensen莫滕森 Sørensen索伦森',
  slavic:
    'Petrov彼得罗夫 Kovač科瓦奇 Horvat霍尔瓦特 Marić马里奇 Jurić尤里奇 Babić巴比奇 Knežević克内热维奇 Pavlović帕夫洛维奇 Vuković武科维奇 Tomić托米奇 Božić博日奇 Radić拉迪奇 Grgić格尔吉奇 Šarić沙里奇 Perić佩里奇 Ivanović伊万诺维奇 Đurić久里奇 Lovrić洛夫里奇 Nikolić尼科利奇 Filipović菲利波维奇 Hadžić哈季奇 Begić贝吉奇 Delić德利奇 Mujić穆伊奇 Salihović萨利霍维奇 Zukić祖基奇 Stanić斯塔尼奇 Barišić巴里希奇 Matić马蒂奇 Vidović维多维奇 Bašić巴希奇 Kolar科拉尔 Jelić耶利奇 Kralj克拉利',
  czech:
    'Novák诺瓦克 Kovář科瓦日 Dvořák德沃夏克 Černý切尔尼 Procházka普罗哈兹卡 Kučera库切拉 Veselý韦塞利 Horák霍拉克 Pokorný波科尔尼 Marek马雷克 Hájek哈耶克 Jelínek耶利内克 Růžička鲁日奇卡 Beneš贝内什 Fiala菲亚拉 Sedláček塞德拉切克 Doležal多莱扎尔 Zeman泽曼 Kolář科拉日 Navrátil纳夫拉蒂尔 Čermák切尔马克 Vaněk瓦涅克 Urban乌尔班 Blažek布拉热克 Kříž克日什 Kopecký科佩茨基 Konečný科内奇尼 Malý马利 Holub霍卢布 Šimek希梅克 Bartoš巴尔托什 Tichý蒂希',
  turkish:
    'Aydın艾登 Kaya卡亚 Demirel德米雷尔 Yıldız伊尔迪兹 Şahin沙欣 Çelik切利克 Öztürk厄兹蒂尔克 Arslan阿尔斯兰 Doğan多安 Kılıç克勒奇 Aslan阿斯兰 Koç科奇 Kurt库尔特 Özkan厄兹坎 Şimşek希姆谢克 Polat波拉特 Korkmaz科尔克马兹 Çakır恰克尔 Erdem埃尔代姆 Güneş居内什 Aksoy阿克索伊 Bulut布卢特 Yavuz亚武兹 Tekin泰金 Keskin凯斯金 Turan图兰 Uysal乌伊萨尔 Taş塔什 Ünal于纳尔 Avcı阿夫哲 Balcı巴尔哲 Duman杜曼 Ateş阿泰什 Sezer塞泽尔',
}
