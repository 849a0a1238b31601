/**
 * The places of Bangladesh, one in a line: divisions, in them districts, in them upazilas and areas of cities. Two spaces
 * more mean "is in". After the colon are all other names: the Bangla name first, then former names, abbreviations and what
 * people type. Case endings, such as in ঢাকায়, and small typing errors need no entry. docs/search.md says how to extend this.
 */
export const places = `
Dhaka Division: ঢাকা বিভাগ, dhaka bibhag
  Dhaka: ঢাকা, dacca, dhk, dhaka metro, ঢাকা মেট্রো, dhaka city, ঢাকা শহর, ঢাকা সিটি
    Old Dhaka: পুরান ঢাকা, পুরানো ঢাকা, পুরনো ঢাকা, পুরোনো ঢাকা, পুরাতন ঢাকা, puran dhaka, purano dhaka, puraton dhaka, puran dhk, old town dhaka
      Wari: ওয়ারী, ওয়ারি
      Lalbagh: লালবাগ
      Chawkbazar: চকবাজার, chowkbazar, chak bazar
      Sutrapur: সূত্রাপুর, সুত্রাপুর
      Gandaria: গেন্ডারিয়া, গেণ্ডারিয়া, gendaria
      Bangshal: বংশাল, বংশাল রোড
      Kotwali Dhaka: কোতোয়ালি ঢাকা
      Hazaribagh: হাজারীবাগ
      Nazira Bazar: নাজিরা বাজার
      Sadarghat: সদরঘাট
      Armanitola: আরমানিটোলা
      Babu Bazar: বাবুবাজার
      Nawabpur: নবাবপুর
    Gulistan: গুলিস্তান
    Mirpur: মিরপুর
    Pallabi: পল্লবী
    Kazipara: কাজীপাড়া, কাজিপাড়া
    Shewrapara: শেওড়াপাড়া, sewrapara
    Kafrul: কাফরুল
    Rupnagar: রূপনগর
    Gabtoli: গাবতলী, গাবতলি
    Kalyanpur: কল্যাণপুর
    Shyamoli: শ্যামলী, shamoli
    Agargaon: আগারগাঁও
    Mohammadpur: মোহাম্মদপুর
    Adabor: আদাবর
    Dhanmondi: ধানমন্ডি, ধানমণ্ডি
    Kalabagan: কলাবাগান
    Elephant Road: এলিফ্যান্ট রোড
    New Market: নিউ মার্কেট
    Azimpur: আজিমপুর
    Nilkhet: নীলক্ষেত
    Shahbagh: শাহবাগ
    Ramna: রমনা
    Moghbazar: মগবাজার, mogbazar
    Malibagh: মালিবাগ
    Shantinagar: শান্তিনগর
    Paltan: পল্টন
    Motijheel: মতিঝিল
    Kamalapur: কমলাপুর
    Arambagh: আরামবাগ
    Shahjahanpur: শাহজাহানপুর
    Khilgaon: খিলগাঁও
    Basabo: বাসাবো
    Mugda: মুগদা, mughda
    Sabujbagh: সবুজবাগ
    Rampura: রামপুরা
    Banasree: বনশ্রী
    Aftabnagar: আফতাবনগর
    Badda: বাড্ডা
    Gulshan: গুলশান
    Banani: বনানী
    Mohakhali: মহাখালী, মহাখালি
    Niketan: নিকেতন
    Baridhara: বারিধারা
    Bashundhara: বসুন্ধরা
    Vatara: ভাটারা
    Kuril: কুড়িল
    Khilkhet: খিলক্ষেত
    Nikunja: নিকুঞ্জ
    Uttara: উত্তরা
    Uttarkhan: উত্তরখান
    Dakshinkhan: দক্ষিণখান
    Turag: তুরাগ
    Tejgaon: তেজগাঁও
    Farmgate: ফার্মগেট
    Karwan Bazar: কারওয়ান বাজার, kawran bazar
    Panthapath: পান্থপথ
    Hatirpool: হাতিরপুল
    Jatrabari: যাত্রাবাড়ী, যাত্রাবাড়ি
    Sayedabad: সায়েদাবাদ, saydabad
    Demra: ডেমরা
    Shyampur: শ্যামপুর
    Kadamtali: কদমতলী
    Postogola: পোস্তগোলা
    Kamrangirchar: কামরাঙ্গীরচর
    Keraniganj: কেরানীগঞ্জ
    Savar: সাভার
    Ashulia: আশুলিয়া
    Hemayetpur: হেমায়েতপুর
    Dhamrai: ধামরাই
    Dohar: দোহার
  Gazipur: গাজীপুর
    Tongi: টঙ্গী, টঙ্গি
    Board Bazar: বোর্ড বাজার
    Konabari: কোনাবাড়ী, কোনাবাড়ি
    Joydebpur: জয়দেবপুর
    Kaliakair: কালিয়াকৈর
    Kapasia: কাপাসিয়া
    Sreepur: শ্রীপুর
    Kaliganj Gazipur: কালীগঞ্জ গাজীপুর
    Chowrasta Gazipur: গাজীপুর চৌরাস্তা, gazipur chowrasta
  Narayanganj: নারায়ণগঞ্জ, নারায়নগঞ্জ, narayangonj
    Fatullah: ফতুল্লা
    Siddhirganj: সিদ্ধিরগঞ্জ
    Chashara: চাষাড়া
    Bandar: বন্দর
    Rupganj: রূপগঞ্জ
    Araihazar: আড়াইহাজার
    Sonargaon: সোনারগাঁও, সোনারগাঁ
  Narsingdi: নরসিংদী, নরসিংদি
    Palash: পলাশ
    Shibpur: শিবপুর
    Madhabdi: মাধবদী
  Manikganj: মানিকগঞ্জ
    Singair: সিংগাইর
  Munshiganj: মুন্সীগঞ্জ, মুন্সিগঞ্জ, bikrampur, বিক্রমপুর
  Tangail: টাঙ্গাইল
    Mirzapur: মির্জাপুর
    Madhupur: মধুপুর
  Kishoreganj: কিশোরগঞ্জ
    Bhairab: ভৈরব
  Faridpur: ফরিদপুর
  Gopalganj: গোপালগঞ্জ
  Madaripur: মাদারীপুর
  Rajbari: রাজবাড়ী, রাজবাড়ি
  Shariatpur: শরীয়তপুর
Chattogram Division: চট্টগ্রাম বিভাগ, chittagong division, chittagong bibhag
  Chattogram: চট্টগ্রাম, চিটাগাং, চিটাগং, চাটগাঁ, চট্রগ্রাম, chittagong, cittagong, ctg, cgp, chatgaon, chotrogram, chattagram
    Agrabad: আগ্রাবাদ
    Halishahar: হালিশহর
    Pahartali: পাহাড়তলী
    Nasirabad: নাসিরাবাদ
    Panchlaish: পাঁচলাইশ
    Khulshi: খুলশী
    GEC: জিইসি, gec circle, gec more
    Chandgaon: চান্দগাঁও
    Bahaddarhat: বহদ্দারহাট
    Muradpur: মুরাদপুর
    Oxygen: অক্সিজেন
    Bayezid: বায়েজিদ, bayazid
    Kotwali Chattogram: কোতোয়ালি চট্টগ্রাম
    Patenga: পতেঙ্গা
    Bakalia: বাকলিয়া
    Lalkhan Bazar: লালখান বাজার
    Double Mooring: ডবলমুরিং
    Sitakunda: সীতাকুণ্ড
    Mirsharai: মীরসরাই, মিরসরাই
    Hathazari: হাটহাজারী
    Patiya: পটিয়া
    Raozan: রাউজান
    Rangunia: রাঙ্গুনিয়া
    Boalkhali: বোয়ালখালী
    Anwara: আনোয়ারা
    Satkania: সাতকানিয়া
  Cox's Bazar: কক্সবাজার, cox bazar, cox
    Teknaf: টেকনাফ
    Chakaria: চকরিয়া
    Ukhia: উখিয়া
  Cumilla: কুমিল্লা, comilla
    Kandirpar: কান্দিরপাড়
    Laksam: লাকসাম
    Chandina: চান্দিনা
    Daudkandi: দাউদকান্দি
    Debidwar: দেবিদ্বার
    Muradnagar: মুরাদনগর
    Chauddagram: চৌদ্দগ্রাম
  Brahmanbaria: ব্রাহ্মণবাড়িয়া, বি-বাড়িয়া, b baria
    Ashuganj: আশুগঞ্জ
  Chandpur: চাঁদপুর
  Feni: ফেনী, ফেনি
  Noakhali: নোয়াখালী, নোয়াখালি
    Maijdee: মাইজদী
    Begumganj: বেগমগঞ্জ
    Chowmuhani: চৌমুহনী
  Lakshmipur: লক্ষ্মীপুর, লক্ষীপুর, laxmipur
  Rangamati: রাঙামাটি, রাঙ্গামাটি
  Khagrachhari: খাগড়াছড়ি, khagrachari
  Bandarban: বান্দরবান
Rajshahi Division: রাজশাহী বিভাগ, rajshahi bibhag
  Rajshahi: রাজশাহী, রাজশাহি
    Shaheb Bazar: সাহেব বাজার, saheb bazar
    Boalia: বোয়ালিয়া
    Kazla: কাজলা
    Talaimari: তালাইমারী
    Rajpara: রাজপাড়া
    Motihar: মতিহার
    Laxmipur Rajshahi: লক্ষ্মীপুর রাজশাহী
    Puthia: পুঠিয়া
    Bagha: বাঘা
  Bogura: বগুড়া, bogra
    Satmatha: সাতমাথা
    Sherpur Bogura: শেরপুর বগুড়া
    Shajahanpur: শাজাহানপুর
    Banani Bogura: বনানী বগুড়া
    Charmatha: চারমাথা
    Kahaloo: কাহালু
    Dupchanchia: দুপচাঁচিয়া
    Santahar: সান্তাহার
  Pabna: পাবনা
    Ishwardi: ঈশ্বরদী
  Sirajganj: সিরাজগঞ্জ
    Ullapara: উল্লাপাড়া
  Natore: নাটোর
  Naogaon: নওগাঁ, nowgaon
  Chapainawabganj: চাঁপাইনবাবগঞ্জ, চাপাইনবাবগঞ্জ, chapai, nawabganj, নবাবগঞ্জ
  Joypurhat: জয়পুরহাট
Khulna Division: খুলনা বিভাগ, khulna bibhag
  Khulna: খুলনা
    Sonadanga: সোনাডাঙ্গা, সোনাডাঙা
    Khalishpur: খালিশপুর
    Daulatpur: দৌলতপুর
    Boyra: বয়রা
    Gollamari: গল্লামারী
    Rupsha: রূপসা
    Phultala: ফুলতলা
    Dumuria: ডুমুরিয়া
  Jashore: যশোর, jessore
    Benapole: বেনাপোল
    Jhikargacha: ঝিকরগাছা
    Noapara: নওয়াপাড়া
  Satkhira: সাতক্ষীরা
  Bagerhat: বাগেরহাট
    Mongla: মোংলা, মংলা
  Kushtia: কুষ্টিয়া
    Bheramara: ভেড়ামারা
  Jhenaidah: ঝিনাইদহ
  Magura: মাগুরা
  Narail: নড়াইল
  Chuadanga: চুয়াডাঙ্গা
  Meherpur: মেহেরপুর
Barishal Division: বরিশাল বিভাগ, barisal division
  Barishal: বরিশাল, barisal
    Nathullabad: নথুল্লাবাদ
    Rupatali: রূপাতলী
  Bhola: ভোলা
  Patuakhali: পটুয়াখালী
    Kuakata: কুয়াকাটা
  Pirojpur: পিরোজপুর
  Barguna: বরগুনা
  Jhalokati: ঝালকাঠি, jhalakathi
Sylhet Division: সিলেট বিভাগ, sylhet bibhag
  Sylhet: সিলেট, silet, syllhet, sileti
    Zindabazar: জিন্দাবাজার
    Amberkhana: আম্বরখানা
    Bandar Bazar: বন্দরবাজার
    Subid Bazar: সুবিদবাজার
    Uposhohor: উপশহর, shahjalal uposhohor
    Tilagor: টিলাগড়
    Kumarpara: কুমারপাড়া
    Chowhatta: চৌহাট্টা
    Shibganj Sylhet: শিবগঞ্জ সিলেট
    Beanibazar: বিয়ানীবাজার
    Golapganj: গোলাপগঞ্জ
    Jaintapur: জৈন্তাপুর
  Moulvibazar: মৌলভীবাজার, মৌলভিবাজার
    Sreemangal: শ্রীমঙ্গল
  Habiganj: হবিগঞ্জ
  Sunamganj: সুনামগঞ্জ
Rangpur Division: রংপুর বিভাগ, rangpur bibhag
  Rangpur: রংপুর
    Jahaj Company: জাহাজ কোম্পানি
    Mahiganj: মাহিগঞ্জ
    Pirganj: পীরগঞ্জ
  Dinajpur: দিনাজপুর
    Birampur: বিরামপুর
    Hili: হিলি
  Thakurgaon: ঠাকুরগাঁও
  Panchagarh: পঞ্চগড়
  Nilphamari: নীলফামারী, নীলফামারি
    Saidpur: সৈয়দপুর, syedpur
  Lalmonirhat: লালমনিরহাট
  Kurigram: কুড়িগ্রাম
  Gaibandha: গাইবান্ধা
Mymensingh Division: ময়মনসিংহ বিভাগ
  Mymensingh: ময়মনসিংহ, ময়মনসিং, moymonsingh, momenshing, mymensing
    Ganginarpar: গাঙ্গিনারপাড়
    Trishal: ত্রিশাল
    Bhaluka: ভালুকা
    Muktagacha: মুক্তাগাছা
    Gafargaon: গফরগাঁও
  Jamalpur: জামালপুর
  Netrokona: নেত্রকোণা, নেত্রকোনা
  Sherpur: শেরপুর
`;
