/** As the European ones. Names of several words are written with hyphens. */
export const worldFamilies: Readonly<Record<string, string>> = {
  brazilian:
    'Silveira西尔维拉 Campos坎波斯 Nascimento纳西门托 Barbosa巴尔博萨 Ribeiro里贝罗 Cavalcanti卡瓦尔坎蒂 Machado马查多 Batista巴蒂斯塔 Dantas丹塔斯 Borges博尔热斯 Pacheco帕切科 Magalhães马加良斯 Farias法里亚斯 Mendonça门东萨 Moura莫拉 Siqueira西凯拉 Brito布里托 Amaral阿马拉尔 Sales萨莱斯 Arantes阿兰特斯 Peixoto佩绍托 Toledo托莱多 Viana维亚纳 Fagundes法贡德斯 Bezerra贝泽拉 Chaves查维斯 Guedes格德斯 Aguiar阿吉亚尔 Medeiros梅代罗斯 Furtado富尔塔多 Rezende雷森德 Caldas卡尔达斯 Meireles梅雷莱斯 Trindade特林达德 Assunção阿松桑 Valadares瓦拉达雷斯',
  andean:
    'Quiroga基罗加 Aguilar阿吉拉尔 Ibarra伊瓦拉 Peralta佩拉尔塔 Sosa索萨 Acosta阿科斯塔 Luna卢纳 Villalba比利亚尔瓦 Ojeda奥赫达 Ledesma莱德斯马 Godoy戈多伊 Ferreyra费雷拉 Bustos布斯托斯 Maidana迈达纳 Coronel科罗内尔 Farías法里亚斯 Arias阿里亚斯 Mosquera莫斯克拉 Cuesta奎斯塔 Murillo穆里略 Zapata萨帕塔 Valencia巴伦西亚 Caicedo凯塞多 Quiñónez基尼奥内斯 Arboleda阿沃莱达 Mina米纳 Barrios巴里奥斯 Gamarra加马拉 Espínola埃斯皮诺拉 Olivera奥利韦拉 Pereyra佩雷拉 Silvera西尔韦拉 Techera特切拉 Cáceres卡塞雷斯 Montiel蒙铁尔 Paredes帕雷德斯',
  mexican:
    'Ramírez拉米雷斯 Guzmán古斯曼 Salazar萨拉萨尔 Orozco奥罗斯科 Cervantes塞万提斯 Villegas比列加斯 Zamora萨莫拉 Escobar埃斯科瓦尔 Rosales罗萨莱斯 Camacho卡马乔 Barajas巴拉哈斯 Ochoa奥乔亚 Esquivel埃斯基韦尔 Galindo加林多 Juárez华雷斯 Becerra贝塞拉 Cisneros西斯内罗斯 Arellano阿雷利亚诺 Padilla帕迪利亚 Trejo特雷霍 Mejía梅希亚 Rangel兰赫尔 Macías马西亚斯 Valdez巴尔德斯 Tovar托瓦尔 Magaña马加尼亚 Renteria伦特里亚 Nájera纳赫拉 Zúñiga苏尼加 Bernal贝尔纳尔 Lara拉腊 Quintero金特罗',
  francophone:
    'Diallo迪亚洛 Traoré特劳雷 Koné科内 Coulibaly库利巴利 Touré图雷 Bamba班巴 Ouattara瓦塔拉 Kouassi夸西 Konan科南 Yao亚奥 Cissé西塞 Sarr萨尔 Ndiaye恩迪亚耶 Faye法耶 Diop迪奥普 Gueye盖耶 Sow索 Fall法尔 Thiam蒂亚姆 Mbaye姆巴耶 Niang尼昂 Camara卡马拉 Keita凯塔 Sylla西拉 Bakayoko巴卡约科 Mbemba姆本巴 Ilunga伊伦加 Kabongo卡邦戈 Lukusa卢库萨 Mukendi穆肯迪 Tshibola齐博拉 Jean让 Pierre皮埃尔 Joseph约瑟夫 Désir德西尔 Charles夏尔 Etienne艾蒂安 Mbala姆巴拉',
  anglophone:
    'Mensah门萨 Okafor奥卡福 Adeyemi阿德耶米 Boateng博阿滕 Asante阿桑特 Owusu奥乌苏 Agyemang阿杰曼 Osei奥塞 Appiah阿皮亚 Amoah阿莫阿 Addo阿多 Quaye夸耶 Tetteh特泰 Ansah安萨 Eze埃泽 Nwosu恩沃苏 Obi奥比 Okoro奥科罗 Balogun巴洛贡 Adebayo阿德巴约 Ogunleye奥贡莱耶 Chukwu丘库 Ibe伊贝 Uche乌切 Danjuma丹朱马 Bello贝洛 Musa穆萨 Onyeka奥尼卡 Akande阿坎德 Dlamini德拉米尼 Mokoena莫科埃纳 Nkosi恩科西 Khumalo库马洛 Mthembu姆滕布 Ndlovu恩德洛武 Sithole西托莱 Zulu祖鲁',
  arabic:
    'Haddad哈达德 Benali贝纳利 Karim卡里姆 Rahman拉赫曼 Mansour曼苏尔 Nasser纳赛尔 Saleh萨利赫 Hamdi哈姆迪 Khalil哈利勒 Farouk法鲁克 Zaki扎基 Ashraf阿什拉夫 Shawky沙乌基 Ghanem加尼姆 Mabrouk马布鲁克 Bouzid布齐德 Cherif谢里夫 Belkacem贝勒卡西姆 Amrani阿姆拉尼 Idrissi伊德里西 Tazi塔齐 Chaouch沙乌什 Trabelsi特拉贝勒西 Jaziri贾齐里 Qahtani卡赫塔尼 Dosari多萨里 Harbi哈尔比 Shehri谢赫里 Ghamdi加姆迪 Otaibi奥泰比 Zahrani扎赫拉尼 Jassim贾西姆 Hussein侯赛因 Abbas阿巴斯 Tamimi塔米米 Khatib哈提卜 Sabah萨巴赫 Rawashdeh拉瓦什德',
  persian:
    'Rezaei礼萨伊 Karimi卡里米 Hosseini侯赛尼 Ahmadi艾哈迈迪 Moradi莫拉迪 Jafari贾法里 Rahimi拉希米 Sadeghi萨德吉 Mousavi穆萨维 Ebrahimi易卜拉希米 Ghorbani古尔巴尼 Shahbazi沙赫巴齐 Nouri努里 Rostami鲁斯塔米 Akbari阿克巴里 Kazemi卡泽米 Azizi阿齐齐 Yousefi优素菲 Mahdavi马赫达维 Zare扎雷 Bagheri巴盖里 Salehi萨利希 Amiri阿米里 Tehrani德黑兰尼 Esmaeili伊斯梅利 Fathi法特希 Khosravi霍斯拉维 Soltani索尔塔尼 Ranjbar兰杰巴尔 Maleki马莱基',
  uzbek:
    'Yusupov尤苏波夫 Karimov卡里莫夫 Rashidov拉希多夫 Tursunov图尔苏诺夫 Ismoilov伊斯莫伊洛夫 Abdullaev阿卜杜拉耶夫 Nazarov纳扎罗夫 Saidov赛多夫 Umarov乌马罗夫 Rahimov拉希莫夫 Aliev阿利耶夫 Hamidov哈米多夫 Qodirov科迪罗夫 Sobirov索比罗夫 Mirzaev米尔扎耶夫 Norov诺罗夫 Ergashev叶尔加舍夫 Xolmatov霍尔马托夫 Jurayev朱拉耶夫 Boltaev博尔塔耶夫 Salimov萨利莫夫 Azimov阿济莫夫 Toshev托舍夫 Ruziev鲁齐耶夫 Haydarov海达罗夫 Fayzullaev法伊祖拉耶夫 Usmonov乌斯莫诺夫 Kamolov卡莫洛夫 Shodiev肖季耶夫 Vohidov沃希多夫 Yoqubov约库博夫 Xasanov哈萨诺夫',
  greek:
    'Papadakis帕帕扎基斯 Nikolaidis尼科莱迪斯 Georgiou耶奥尔尤 Pappas帕帕斯 Makris马克里斯 Ioannidis约安尼季斯 Vlachos弗拉霍斯 Samaras萨马拉斯 Kostas科斯塔斯 Katsaros卡察罗斯 Economou埃科诺穆 Stavrou斯塔夫鲁 Christou赫里斯图 Angelis安格利斯 Kazantzis卡赞齐斯 Manolas马诺拉斯 Petrakis彼得拉基斯 Rigas里加斯 Tzanis察尼斯 Zafeiris扎菲里斯 Xenakis克塞纳基斯 Lazaris拉扎里斯 Doukas杜卡斯 Galanis加拉尼斯 Fotakis福塔基斯 Karras卡拉斯 Mitsos米措斯 Roussos鲁索斯 Theodorou塞奥佐鲁 Sideris西德里斯',
  polish:
    'Nowak诺瓦克 Kowalski科瓦尔斯基 Wójcik武伊奇克 Kamiński卡明斯基 Zieliński杰林斯基 Szymański希曼斯基 Woźniak沃日尼亚克 Kozłowski科兹沃夫斯基 Jankowski扬科夫斯基 Mazur马祖尔 Krawczyk克拉夫奇克 Kaczmarek卡奇马雷克 Piotrowski彼得罗夫斯基 Grabowski格拉博夫斯基 Pawłowski帕夫沃夫斯基 Michalski米哈尔斯基 Król克鲁尔 Wieczorek维乔雷克 Jabłoński雅布翁斯基 Wróbel弗鲁贝尔 Majewski马耶夫斯基 Stępień斯滕皮恩 Malinowski马利诺夫斯基 Dudek杜德克 Górski古尔斯基 Pawlak帕夫拉克 Witkowski维特科夫斯基 Walczak瓦尔查克 Sikora西科拉 Baran巴兰',
  thai: 'Srisai西赛 Wongsa翁萨 Chaiyasit猜亚西 Boonmee汶米 Saelim赛林 Thongchai通猜 Kittisak吉滴沙 Phromma蓬玛 Suksan素讪 Rattana拉达纳 Charoen乍能 Jaidee斋迪 Kaewkla桥格拉 Sombat颂巴 Panya班雅 Yodsak育沙 Intha因塔 Chantra占他拉 Nakorn那空 Singto辛多 Dechapol德差蓬 Prasert巴硕 Ruangrit仑立 Manee玛尼 Duangdee端迪 Weeraphan威拉攀 Khamdee坎迪 Lertsiri乐西里 Tongsuk通素 Udomsin乌隆信',
  indonesian:
    'Santoso桑托索 Wijaya维查亚 Saputra萨普特拉 Hidayat希达亚特 Setiawan塞蒂亚万 Kurniawan库尼亚万 Nugroho努格罗霍 Pratama普拉塔马 Siregar西雷加尔 Simanjuntak西曼君塔克 Lubis卢比斯 Hutapea胡塔佩亚 Gunawan古纳万 Susanto苏桑托 Maulana毛拉纳 Firmansyah菲尔曼夏 Ramadhan拉马丹 Permana佩尔马纳 Suryadi苏里亚迪 Wahyudi瓦尤迪 Kusuma库苏马 Hartono哈托诺 Irawan伊拉万 Prasetyo普拉塞提奥 Utama乌塔马 Aditya阿迪亚 Rumbiak伦比亚克 Wanggai旺盖 Solossa索洛萨 Yoku约库',
  indian:
    'Singh辛格 Sharma夏尔马 Kumar库马尔 Das达斯 Roy罗伊 Ghosh戈什 Chhetri切特里 Thapa塔帕 Gurung古隆 Fernandes费尔南德斯 Nair奈尔 Menon梅农 Rao拉奥 Reddy雷迪 Khan汗 Ali阿里 Ahmed艾哈迈德 Mehta梅赫塔 Joshi乔希 Bose博斯 Dutta达塔 Mondal蒙达尔 Lalrin拉尔林 Ralte拉尔特 Zodin佐丁 Meitei梅泰 Pillai皮莱 Iyer艾耶尔 Naik奈克 Gowda高达 Kaur考尔 Sahoo萨胡',
  japanese:
    'Tanabe田边 Morino森野 Hayase早濑 Kagawa香川 Nakano中野 Sato佐藤 Suzuki铃木 Takahashi高桥 Watanabe渡边 Yamamoto山本 Kobayashi小林 Kato加藤 Yoshida吉田 Yamada山田 Sasaki佐佐木 Matsumoto松本 Inoue井上 Kimura木村 Hayashi林 Shimizu清水 Mori森 Abe阿部 Ikeda池田 Hashimoto桥本 Ishikawa石川 Ogawa小川 Okada冈田 Hasegawa长谷川 Murakami村上 Kondo近藤 Endo远藤 Aoki青木 Sakamoto坂本 Fukuda福田 Nishimura西村 Fujita藤田',
  chinese:
    'Zhang张 Li李 Wang王 Liu刘 Chen陈 Yang杨 Zhao赵 Zhou周 Wu吴 Xu徐 Sun孙 Zhu朱 Ma马 Guo郭 He何 Gao高 Luo罗 Song宋 Lin林 Zheng郑 Xie谢 Han韩 Tang唐 Feng冯 Dong董 Xiao萧 Cheng程 Cao曹 Yuan袁 Deng邓 Fu傅 Shen沈 Zeng曾 Peng彭 Lyu吕 Su苏 Jiang蒋 Cai蔡',
  korean:
    'Kim金 Lee李 Park朴 Choi崔 Jung郑 Kang姜 Cho赵 Yoon尹 Jang张 Lim林 Han韩 Oh吴 Seo徐 Shin申 Kwon权 Hwang黄 Ahn安 Song宋 Hong洪 Baek白',
  vietnamese: 'Nguyễn阮 Trần陈 Lê黎 Phạm范 Hoàng黄 Vũ武 Đặng邓 Bùi裴 Đỗ杜 Hồ胡 Ngô吴 Dương杨 Phan潘 Trương张 Đinh丁',
}

/** Given names of those who are called by both. */
export const givenNames: Readonly<Record<string, string>> = {
  japanese:
    'Kenta健太 Shota翔太 Daiki大辉 Ryota凉太 Takumi拓海 Yuto悠斗 Haruto阳翔 Sota飒太 Kaito海斗 Ren莲 Riku陆 Hayato隼人 Naoki直树 Kazuki和树 Tsubasa翼 Yuki勇气 Shun骏 Tomoya智也 Kohei航平 Hiroto大翔',
  chinese:
    'Haoran浩然 Ziyang子阳 Junjie俊杰 Yifan一帆 Mingze明泽 Boyuan博远 Tianci天赐 Chenxi晨曦 Weilong伟龙 Jiahao家豪 Zhiyuan致远 Ruifeng瑞峰 Shaobo少博 Yuhang宇航 Kaiwen凯文 Letian乐天 Shengqi胜奇 Guangxu光旭 Xinyu鑫宇 Zhenghao正豪 Peng鹏 Lei磊 Tao涛 Chao超',
  korean:
    'Min-jun敏俊 Seo-jun瑞俊 Ji-ho智浩 Hyun-woo贤宇 Jun-seo俊瑞 Do-yun道润 Ji-hun志勋 Tae-yang太阳 Sung-min成民 Young-jae英宰 Dong-hyun东炫 Jae-won在元 Seung-ho承浩 Woo-jin宇镇 Kyung-soo景洙 Sang-hyeok相赫 Min-ki民基 Ho-jin浩镇 In-pyo仁表 Chan-young灿荣 Gi-tae基泰 Hyeon-jun贤俊 Jin-gyu珍圭 Yong-joon勇俊 Tae-min泰民 Seok-jin锡镇 Byung-hun秉宪 Kang-min康民 Geon-woo建宇 Si-woo时宇 Bo-kyung普京 Won-sang元相',
  vietnamese:
    'Gia-Bách嘉柏 Khải-Nguyên凯元 Nhật-Tân日新 Bảo-Phúc宝福 Đình-Khôi庭魁 Thiên-Lộc天禄 Minh-Triết明哲 Hữu-Thắng友胜 Quốc-Thịnh国盛 Trung-Kiên忠坚 Phúc-An福安 Việt-Hưng越兴 Chí-Thiện志善 Tấn-Tài晋才 Văn-Quyết文决 Quang-Huy光辉 Tuấn-Anh俊英 Công-Phương功芳 Hồng-Duy鸿维 Xuân-Trường春长 Tiến-Linh进灵 Đức-Chinh德征 Hoàng-Long黄龙 Thanh-Bình青平 Ngọc-Sơn玉山 Văn-Toàn文全 Hùng-Dũng雄勇 Đức-Cường德强 Tiến-Đạt进达 Minh-Vương明王 Quang-Vinh光荣 Bá-Nam伯南 Đình-Trọng廷仲 Văn-Lâm文林',
}
