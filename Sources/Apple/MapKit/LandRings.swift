/// The coasts of the earth's land, of Natural Earth's 1:110 million, version 5.1.2, which is in the public domain.
///
/// A ring for each word; a ring is a row of differences of longitude and latitude in twentieths of a degree, each of which
/// is written in digits of five bits, the lowest first, from `?` on, with 32 added where another digit follows, and with
/// its sign in the lowest bit.
let landRings = #"""
  liA`cBJRJPrAExA@p@K?ATKyA@uAB]OUMi@N ~eEjbBlADr@MVM?CXIWOiAFg@J]LKP lw@p`Bq@POVEN?T|@J~@HjAHrA\#
  F|ACr@KEQuAIa@MYOQOWMYOS?{@G{@F nvCzzAs@Do@EVLd@Ht@Cf@MGMo@F |{CzzA{@LT?r@Cv@K]Gg@H vzB|xAk@Bk\#
  @CWT^An@@p@At@@f@GTOYGq@Dy@B ptAtwACPDNJLl@Dl@Fr@?SOn@Dj@B\K@Ok@OYCo@@ISCO@_@WQc@EULGLQPKPKP ~\#
  _FzhBA?c@UgAJCAKAMCICEAE?C?y@Ps@QGAuBEe@FQD}@JoBJyAJ{CFqBIiDF_BJiBKoBIGS|C?~BI`@OjBGGQMOOOFObA\#
  K\M|@KaB@{AEy@LgAKaAO_@KLOr@Kz@KpAAfAElACXMp@K^MJm@SBc@J_AC_AEa@P}@Cu@Gq@Km@K{@C@OLMKMs@GWL{@G\#
  m@Iy@Au@Cu@Gi@Iq@G]@[B{@Eu@Fu@As@Eu@B{@Bw@?y@?{@?u@?g@Kq@Eq@Fo@Gi@MYLMLYJi@Ko@Nu@Bm@Jw@As@G{@@\#
  u@Du@DUQXKRMr@CTMHOL]_@Ds@@s@Am@Di@JOLu@@s@Cw@Go@Ei@Hs@Ca@]a@Pm@Fq@C_@Ns@?q@Do@F]MOMg@Lw@Cg@H[\#
  Js@Ci@Gg@Iq@Ew@Cq@Eg@GWKGQBOJOLOLOHM@OCOQMOOEODQDMSQUKYO[K_@KMQUIYIe@AYM[G_@C]IUK_@EWJNJf@JPF\\#
  E^BZHZHRJDNALSLZHd@@TLVJVPDLMNSLa@F]LOLININSJKNCb@KNCLKNDTTNTLt@DPLVJz@Nt@Dp@Ft@F^P~@?dA?~@@bA\#
  ?KN}@Fk@HYLj@JdACv@JBN@No@JGNs@LsADgAJy@JgAJcBDaBJcAJiALg@PSLo@MaAKeAKqAIgAIcBA_BDqAHYQw@KcB?o\#
  AIiAGsAEwAE}@IZMPM?OjA@rADlA?HMC]QIy@GcAIo@Ko@Kc@Ow@Eu@EYA}@A{@Eq@Go@Ik@Gw@Ka@Me@KKOh@IMOYKi@G\#
  k@Ig@K_@OSQ[Ko@@SLo@@?OUMi@BILo@@s@Eq@Em@BONk@Mi@Ek@Em@Eg@Ik@Ec@GWM]Hg@E]RULm@GQOg@Ku@BOL_@Mk@\#
  Em@?i@?k@Bk@@QLYJk@Go@?m@?k@Ag@Ci@Ec@Ic@Gi@C]IUUUMi@DOLa@Hi@C[L]Jg@IMQc@Ei@Mg@Em@G_@G_@I_@Ge@B\#
  c@MYIe@?_@GGOa@I_@Gg@Ee@Ca@Be@B_@HCPc@JWJo@BYJa@He@@_@Ga@Oe@Fe@De@Bg@Bg@?_@f@@JBPd@H^LENk@?BLT\#
  NPN]Jm@Bm@EUOMOUKYKIMSQYCm@Ae@Ei@ESOKMYMg@Ka@EUMUG]Ee@Bc@Cg@Ck@@]IS[MJSP_@Fg@Be@Eg@Be@?YC_@@_@\#
  Hc@Ei@?e@Eg@D[MSK[Kq@]YD]JYLs@Ve@?e@?i@Ck@E_@I[Kk@A]G_@DSL[Jk@A[Ho@Hq@Bg@A_@KYMc@Ac@Bi@Be@Ec@?\#
  c@Bc@Bc@Ek@Eg@Am@?c@Cc@CKS?OYJEPMNOLa@Dm@As@?c@Cs@?e@?s@@m@@[LFLYJi@Hm@Hs@Du@Dg@Dm@@YMa@J_@Ja@\#
  Hq@Bm@BQNm@H]Lm@Dm@Ai@Bo@Ao@Bm@Bg@Hi@F[JBNTLPPLLPNr@DVLr@HPLZNZJPNHNBPALUNINQLiABOPfAD|@FjA@`@\#
  VDPPLRNs@LUNa@Lo@Lw@J{@J{ALSRsBFG@[JoBI{AJz~LH tsAhbAs@Vw@HPRd@@RMLN`@Jj@CZKh@Ep@Uh@Ut@k@_@Fw@\#
  Xu@LSQMYc@Q[DOPS\ dhAz~@_@PJLt@JPM`@PRQo@Wa@HWO {vAb}@|@@@SEOCIYLe@B?FHP wtD~q@e@LUE_@GW@An@LL\#
  B^LIZZFAVAVa@DYVc@AQYB gwEbr@IP[OKN?NLRZZRNOR^?`@NHXVf@\PRJd@AXKh@CFMU]q@g@YE[Oa@SYUO]OIEU[QGN\#
   gyEdl@]h@?YQHE\_@L[@UMSBFb@LT\?HJCPDDNTRZ\NFINEWa@LUj@OAM[MG]@YN[?EPQ^a@N[MCUT_@HIb@ {oEtZLHT\#
  I\QVUZ[BMO?ULQLMJ_@VSP }}EtTMJDRVDTEBQMKQBIE ~_FtSe`MHVFDMSGKAf`MMGABRB@ ypEpSLDJQ?IYT {oEtQE^\#
  HEF@DI?]QJ q}@|OEn@KRBPFJLWFJG\@NJH@`@Nl@Rv@VjANv@Pl@^Hb@NTI^MJU@c@L]B]G[QG?KS_@AWFSFWBe@MUEYS\#
  ?UIMEQ?WW_@WKSDQQDU[?WMQMNIPIX mrDdPM^YOMPQNBPI`@ERIBI`@BTMXi@T]PYPDHWVOj@OIOPIEEh@[XQL_@^K^?V\#
  @VQ`@@b@DPJb@ATF\Pb@\RL\LRJ`@LRH\DZALVJj@@b@NRNVP^QVGESTFb@Z`@ITEVCd@KXWF]FSROf@EMQH]RZ`@DSUEU\#
  OSB]^`@XLL^^OAUX]RMEIp@WZ?d@SfABr@Ll@Ld@Ch@Tb@FDTNN`@?VBb@GZDZ@VRJARJPJ\?Z?h@YRG?WSCEI?MC[BWTg\#
  @DUAWNY@KPOB]T_@DQQPLe@SJKN@SR_@@KHKCWGIESBWO[A\QY_@MSQ]MQCKD_@OWCEGICU@i@KUQIUWSAO?U[a@Q`@OGL\#
  QKSQHE_@UQGOSGAIQB?IQEQE]RUTY@W@FUS_@QIDIOUWMUBa@G@S\MUCYHUNa@HKCWJWKMBIGQRHTNNL?ENJRLRAJ_@T]J\#
  UL[VK?SHEJe@LYMGSGQEUK_@DSCKDUE]GGDMISEUAKMOKRAXIBAPMRCT@L siEbLKLZANWWHG@ {uCxKN?t@[e@GUJMJBJ\#
   ahEhKN@VCFEAOYDMFEH ciE~JDF\c@FWK?O^OR qzCtK`@FDCCMQWe@OEIa@G[AKEODNHf@P`@JX\ krCbIMHYAINn@FX\#
  DT?MWU?IM sxCbIDTz@Jt@E?M_@GYJYCc@M {fElI?F\QTMNMECQHa@PIL }cEdHF@PGNQAEWNOL wfCnGmABGQiAROX{@\#
  Fo@Tl@Nj@Ob@@h@Cb@Gl@M\CNBhAODOd@C[e@o@@_@NQ@CN mgDvFTZB]GMGMIJ?P {aEnGJBPMNYH]ECCJKFSXQLBH _}\#
  DzET@DJTHRFT?^IVKCKc@DUCEQEACTUCKMUMBWW?GD@TJX a~ChCNLXGFOg@AIJ abDzBO\`@O`@CTBZAIUo@Ak@J m~Dr\#
  DJHFUHOPMTO\KKIUJKFQHONMLER ufDl@I~@i@Va@i@m@Wc@?a@L]Li@FeAZiATYRWTETaAXIRd@BIZc@XYh@UA@P_@FJD\#
  i@PBJX@HIb@Cf@E\YVURc@r@O`@HVLC\\LVGf@Ab@_@f@GHJr@?Q_@WKHi@Pa@lAa@`@Cz@c@JPLBHM?Q\Si@M]@BKx@?N\#
  Wb@EPSu@IUM_APEL q{Cw@^d@\Ff@G`A@`@DD\c@b@SQkAMBRPENTb@Ne@r@FLc@l@?XRJNMQa@d@NHKCMZWAe@XJCl@Ax\#
  @XBPIKe@De@N?L[QYC_@U{@GOa@]]Js@Bm@?e@]GH {_Dm@@b@TCDVQTJBNYJq@G_@MMARWBCN gcChFj@?`@_@p@a@PW\\#
  _@R]\w@b@a@Ja@L]b@YRa@\Uh@k@BUY@}@Fa@f@_@XUPe@h@g@?a@ZW`@]PN^ULM@GZMT[BSVHp@@|@ irCiAm@d@n@BJZ\#
  ?b@d@Z?f@Nz@DMl@PNWZARMn@NLSX@`@CDu@RKPa@Da@Ce@WY]L]GGa@QGo@G[_@SYOMa@U][U]OASTANYJa@JBNX@EPZL\#
  Vb@]d@FP _}CoICXATLd@Li@RRM\JPn@UH]KQXSJPRAZTFKOa@YIUOMP]IEQ[A@]_@PCRCN odBwF`@HR_@Dy@Q_A[TQZS\#
  h@Df@PJ dkAsK^BFCKI@OWEG@@\ _zC{KNLJXJJV[GKIICYUADZ]g@Bd@ csCsJr@d@Q[]YW[Se@G^XTTZ kwC{MWJW??P\#
  PNXJ@QCSDS {{CeNKj@^IAJIXRF@[JADWWB?OX]g@?IN }vCiOJ`@NST]c@?MN svCcVYJKKCJFNMZH`@VJD^I^SDQEq@T\#
  BTMHBP^SLSJLVWb@DRGAOKKJGDLRUDQ?e@OJC}@Kc@W? ~pAyUHH\?V@@OEE_@?U@EF b_BiUJDTEVOEGOAI?YBUHEHZ@ \#
  vyAyWc@DCG_@?WJIAGLU?@JQ?SNNNPGP?LAFFL@DILDNZHE@KXER@VAPDTKCKc@B]BMGPQ?OVEGIW@ }hCkV`@R`@K?a@Q\#
  Qk@KW?GNPPFT laE{VDFHEAKDMACEG@EACA?ODGBEDIL@@LFLD bbEyXJBFIBA?CCAMBIDBB |bEoY@DTACCS? `dEsY@@\#
  BAL?BI@AICC@KL dfEoZBBLEACECI@?F rbBm[OLe@CMFa@XYPK?WF@H[@]NBHXDZ@XCx@BYUNIXCLKFUV@b@KJGr@ELGM\#
  If@AZTN?DHRBNCSKGMQIUG]CICa@B_@?c@L |_Bu\H@HWLIGYK@M^?V ovCo[P`@Ta@B]Wg@_@]QJDVV~@ f`Bg`@j@FBO\#
  SAY?AH f_Bg`@DZFC?UPO?C_@P igDui@CLTVNKRFJVXK?QWWUBOO]F gj@qk@ZNCF?@f@PREHOSAA?EI[@e@K s\sk@UL\#
  _@C[B?DUCDJx@BAGp@GGO kRyn@L^EJFT\ORCv@SCUo@Bg@C]C oJor@WZDr@PANLLI@q@HUU@SK goDmm@N^ERRZr@RdA\#
  @v@l@ZO?]dAFn@Rl@?g@\XbAXNRMIc@XKN[e@KUYg@S[[oAKk@Fg@eA[Py@g@WMWq@Dk@OYi@GUv@?^d@h@Af@ }Jus@J\\#
  PGHYGOYME`@ {rDev@[F[QIl@z@H`@f@~@[Tj@j@@Dg@S_@k@AIu@K_@o@h@]L pnAey@[De@ARNLBr@QHMOKMR flAk|@\#
  R?r@Kb@QMCs@Hg@NAF jyCs{@RD`ASJMb@MFIf@GNUCGi@FWDe@BMLSPg@POT deAk~@Xb@YM[FLLa@JSIe@JJ\[GETKVN\#
  b@P@ZGIa@JCl@`@V?[Sd@Ij@BjAADKWMPIa@Yi@}@WWc@MQ@FJTV zdDqbAe@AJj@a@^N?VQLQRKFQAKSB qrDm~@g@dAx\#
  @KXx@g@f@@Z\WX^Fa@Cg@Bi@I]Au@Vg@Cu@c@QNSQCIXMd@?f@Of@ nGi`AdAVx@Ea@i@Ti@u@]_@S_@?k@VTZEZ\b@ {N\#
  odAV^h@UDQy@KMR f~DkfAf@LRIDQc@MSE[@OJ`@R vBihAh@j@g@Ek@?H`@b@b@g@@g@r@YDYl@ILq@FDXRJORb@Tt@Ab\#
  AJPGXPd@CZNTG{@i@c@I~@EHOi@KTUEY{@BEWZWn@GHIOQLKTR@e@RUMg@_@a@_@Bo@C ~mE{iAVDXGVIg@G]BCN `bBul\#
  ANRPAHKACMKQ@IF jeBkmAl@TZAHI]Qu@??F tuEwnAYFWC_@Hg@D@B^F\GLGb@BHCAO liBaqAEPUEUHk@Lm@JCP]A[Jb\#
  @L|@ITQf@Tv@RLWt@Ba@SC]Me@]B bQarAHXm@Xr@^rBX`@Fr@EnBKe@QtASeAG@KrAG[Y{@E}@X}@Uq@JaAUaAB x}A}r\#
  Al@@HSQUc@E_@J?NBDXJ ~_FeuAaB\gBf@@VYHF[kBDmAb@f@P`AB?f@NFd@A\Mt@IFQf@El@BTMGMn@HQPTN_aM@r@Nr@\#
  Ac@RW`@QHEPHHjAGnB\`@B|@Zx@VLPx@YfB\PMd@Nt@CLXn@d@ANm@HDx@b@@P^OPdARLl@x@HJf@x@d@N[Ny@TyAQu@a@\#
  WAS}@GgAq@cAi@gA_@_@w@n@BV^dBj@^o@fBJbBbAa@VxAH|@BC[|@Ep@RxBGbCJ`ClAvC|A}@DSVe@HYSk@@y@j@A`@^f\#
  @Bn@P~@z@x@LZt@l@t@l@XVr@VX?VSt@\DLNCPLJLAZRHFDLJZDNJ@PBBODUPa@l@IX?l@LTb@F^Nb@BDUG]Pi@]EXa@RG\#
  DFHB@GHCJEKQGC@GIUBETCRKv@JZRj@HUQFO]YRUb@Lj@ZXXd@@RPSZa@D?P_@Jk@[c@LY@ERv@JPTf@RRZk@TMd@Yd@Y\\#
  ?\XHITWJD`@H\TB\j@^r@d@n@t@b@v@`@l@DVPLMTRv@Rh@DLh@T@H[GOt@KPDt@`@^d@HZ_@h@c@r@c@VY^QhADfA`@Xl\#
  @X^^p@d@LYKY\W`@ENSRi@b@Q`@?E]b@?Bj@Rx@Lb@AZY@Qb@E`@UVWBUTG@WVQZAXBPCLAVMJO`@?L\@d@[l@_@DST[D_\#
  @LUC]FONOFSRURSDVFUCWKg@B]K]JWAi@NUJo@Fq@Pa@XRl@\TCVIMq@Fc@^m@COTC\_@HU@SFSPUb@ACNLTNGDFJCLCDL\#
  Z?n@FA\TVx@Xj@n@\Xf@X?PRHb@LP@L\Ir@A`@Pd@?bAR@P\KLb@HLZNJd@e@Pw@Ng@LSTe@Hq@DWb@w@PmAJq@?o@De@z\#
  @VZEr@o@SMJOl@a@\IJ[^]fAD`A@v@BjAKh@Gl@EPo@PG^Ff@Pn@Kf@_@f@IXe@\u@RDXKNLTAGPBHK\O`@SHEL[NANBLE\#
  LKHCLEH@]ISKCKJ?VFTGNEAAJ_@G_@@W@[[]YWWKMEBBNDFE\QZUL]DWFQTILMB?HLVDHPLLXPAFHFREZBBP?XNBPFFX?N\#
  H?NPJTCZLP@ZHFP@Lf@N~@R`@ZP@JAVNXF^@H@HHHBDHR?LBXAJUAUDKF]JOGABQCG?QDQJKBMROT_@Ha@ZYPGXe@D[AWT\#
  k@POTGLUAIHSJIN[Va@RYR?EUAMCO@EHNF\JTHDJKPQ\y@BBQh@Wf@]|@MTMTc@j@FFAXm@b@EFMf@HDEh@On@MHULWl@I\#
  d@UPw@d@UVUTKLSJGJ?NVHQJKDGPQNS?e@Ik@Cc@MQAOGU?KASESCSKM?AHBV?RFLJj@Rj@Vr@`@x@`@l@n@t@f@^z@f@b\#
  @\j@n@HTFHZNHNN@D\JNFXNLPn@AVYL?HHVAJ@RMVOf@MFGP@f@Cb@A|@GRJZNZXVb@Nl@Rj@h@NFZZNHBZS\EVAJEA?d@\#
  FRIDDNNN`@Jn@TPNCNI@@THZD`@HPZRDDPRJRT\l@f@ZV\Rh@LR@BJXEPFj@GVBPAf@N`@DXNP?NML?PQ?DDK?UJ[KE@_@\#
  Xc@Ra@Zs@\_@N[Fg@H[L}@?o@DUNORa@Ro@HW^g@@]BYEa@Kc@CQKc@IOUYMQC]@UJOJWFWAGKOJe@FYRYAGBKJ]^i@h@i\#
  @X_@Vi@AKGMI[G]FEMm@E]N[PEFQHE?Ih@LLANF^?TYJ[ZY^?`@?`@B^F|@VTLb@Jb@KP?ZGX@n@DZJd@LF?J?f@Sb@]`@\#
  UZYHA\ORUDMD]PWLOJCHGBQDIJEROPCFI?EJGBID]EQP]POOES[IUBSKSCe@Bg@DSCSHQRQAOASMIMUBKM[WYKEKW?UMWY\#
  MYi@UOc@C_@[SIa@a@Hq@Ma@ESY[g@Q]OYi@KW]?WNe@Ai@FQ@e@Ui@GYOe@KcAGaAASDe@Ok@?OFYAk@O[B?Ta@OAFRR?\#
  PMHD`@XRGTS@IPODm@LQC_@Fu@PQ`@c@Fw@Pk@RSKQQH]MS[Q[Eu@FMPM?MFe@BILu@Ae@Jg@HQF_@MOIc@C[BIRIK_@H]\#
  @SIKM@AIQG_@EIA?M_@S[?AB]IOLSMMVB`@IXV|@B^Uj@AFPZBd@Uj@@Vg@\US_@XQm@e@{@AQ]kABo@Ym@IaAAeAZy@Nm\#
  @Ea@Bo@UEOH[TMVELKp@a@l@M`@W[Ea@a@VO{@O@Gb@D^BXJd@@`@NAVSHi@AFLj@Dt@VTGGSj@KGEe@MJI|@IBMb@BLT^\#
  \AHRHJCJn@RNLZKVCNc@JFHn@@NJ`@TJQ?GVATCn@H[VRDT?TUDHGVSPNHWPQJATd@IKRVBMb@X?`@QL_@FYLQTW@KDA@G\#
  TMBSCYEKFGFAHMPGd@MTMd@K^]GARQ?MXEJPJMAMIC^E^LARDJMRe@RS`@k@^]?IFHFc@L[Jc@TCFFLTSb@ENX[LBTN@T`\#
  @NB?KGUGGNWJSNCJQXGNO\A^Qb@YZWJe@RE^KPBVRN@b@TnAIx@LBVATd@Xr@HBJVVN^OTTPHX\FZ^p@?d@AXNNLPCNKHW\#
  d@ENHTERDE_@BWPCHOCYOMAOIW@QFM@MA[NQw@[q@Fu@?i@Da@A_A@SWGoAh@i@ZS|@OB]s@GcAHLm@e@P}A_@K_@a@G_@\#
  GUIa@{@w@O_@?GGa@AEF[QHO?UPU?i@EIKKa@AOK_@K@TJJCJUDHLJCZ\IPANg@H?Lg@GUIm@LQL[K}@Qq@Mg@DCHe@?IO\#
  u@MFa@A]SWc@M_@\_@AG]EWNDVMBWq@Iq@Ek@Di@Ak@Uh@QfABdAL`AFTUf@KIg@Rc@SWc@W{Ak@YGBQv@QbAJf@XEX|@^\#
  lA`@\v@]Ze@Td@l@f@HN`ATd@p@CT^l@@Le@^m@\w@ZWlAl@t@Fv@SLi@J{Ac@YiBa@oAi@gAw@_BkAcA]mBq@wAQ_A@}@\#
  a@gA@gAG}B\r@Hk@Xi@M_AVmBHwCj@]RCXl@T~@HrD]ZB_A\Ez@s@J]HESXQ[M_BXa@IZ]}Ag@c@Be@LW[`@WSW\WoBJUT\#
  p@D?T_@L}@IIWsASiCa@]@d@Vq@B[MiA?{@Qm@Vm@Yh@USMuBJw@JoCl@[Sh@U?Gn@CKST]?MiAc@Yc@]GiBHGVd@^WJMZ\#
  Hv@k@VNXlAx@k@DOOk@IKSa@QVWSYj@AHW_@g@r@_@gAYH]S?UTNd@i@FP[cAOqAAiATb@a@Bi@eAG_B@uAE^Sm@Ym@AmA\#
  SiBCMKgBCa@HwAUiA?KOe@Q}AOcALt@FyAFKPc@GuB?yAR_@LHRj@JhBT\Jq@Dy@Hc@GUXOI_AEaCDGRgDDA_@uAF_A?_A\#
  RQXVNq@^_ANe@i@_APcAImAJ]K_ADZc@s@QiJXa@VgB\aDGoAFa@ND\q@Hu@GeA?kAFkAEeAb@o@K^YQQ_CJqACsBRf_MP\#
   k|@sr@S\S?KJ`@@D^DLNHARKZe@H[Rw@D_AIAID[Ei@^MI[XAGa@e@Hc@K\WJU^HBZJY@IIOFMl@MPc@TI@Kg@B?]a@Ec\#
  @DEg@DWf@@`@Il@Pd@FPVd@Df@h@c@d@BXk@n@SR pvBkuAVLt@K`@Bt@Qc@K[Qi@JWDKFWN ~_FkxA_aMXj@@DKl_MO ~\#
  _FkxAEAa@?w@J@Bh@Hr@@?Y dpB{uA?h@u@_@o@XJ\e@Xi@[[c@Ck@w@B{@Ds@RCR\R[TDRlAZv@Df@KJRf@`@HNn@Zv@@\#
  ^P@Xn@Bn@`@j@j@N^@l@{@DQd@Q\w@GiAPg@N]Pq@Ji@NaA@k@BF`@Kf@]l@{@d@]MUg@R_A\S_ASm@[U[@YZa@n@]m@i@\#
  Nc@L}@[IcAHi@B_@Ie@Lo@TMNeAB?`@Kp@e@D[Vy@Ue@k@YS_@b@s@r@k@n@NVu@Tc@V}@HYJO`@_@DONAj@ZN\L`ALp@^\#
  `ADtAGz@?h@@`@\p@Px@r@l@d@a@G_As@sAa@{@Cc@Rd@ZKh@M\s@RaAEg@k@AZYNp@XvAVf@Nj@Z\A@a@eAa@`A@j@BGL\#
  j@Pf@Lh@JVXBF@RMTO?BMKH@HZDP?\FP@V@^Hy@EKDv@JX?ACJJK?H\Z\BIFALIITGDANLNT^BAM[TMBa@FPGVVEYLAd@K\#
  @CLCf@V\h@JXTRBRLDLj@XTPRVDZGZK`@Q\?NSl@@Z@NHVJBPCFQLGTc@P]DOGYJU\a@NEf@PFAPQXIl@D`@E^BNBGJ@NI\#
  FFDNELF\A\U`@DZIXB`@Fb@\f@PTPFP@ZARGLN`@D\Br@@RETKRG\Y\IVOPi@JONc@I]E]EYGYOGUCa@EK[Ii@Ic@@WCIF\#
  @RTVFVEFDNH^HIF??DG??HFPCDBLABBRFJF?FLMFCEKBC@GEKACBEAQBQAMCCCK@I@I?GCQDG?KFKHMDIHBB@FCNFLBN@N\#
  AJAPFB@NAHFJAHEDITONQPML?FO@CCIHSAQIWGMKU@@BU@QDKJOJS?][QC?KEa@WSW?CG_@@]SOGSSM@IJFJ?HVDMP@RNV\#
  M^QCG[JM@]q@QDQMKMZ[?YTALc@?i@CWP]BUKAIo@Ao@?`@JMP_@B]PG^S?OHYLWXARM@UROLo@FCG_@Ck@JMB[Hk@`@EN\#
  MAITUdAUD?Z\`@KJgAD?f@_@Yq@LaAVSVFTo@KmARy@A{@`@s@j@]Ja@@MJMr@EVN`ARXv@v@Xj@Zb@H?J\AhAH|@BXLND\#
  t@h@r@Dh@^NHVj@?|@NZPj@Jn@^`@f@DZEVDf@HPZTj@fAb@^XPPd@XTPXl@TZGTBd@OX?XU@Ts@`@DZWN@Rd@r@z@RnAH\#
  j@CITH\GTVLf@Bf@MLHCf@[JUKKRd@J^XDf@FTd@?^RJ\g@\e@FLb@l@TXl@d@NNRMf@YVNAb@?RHb@LDd@P?j@Kl@[p@W\#
  JWIWRYBeAOe@i@]z@Ke@c@MaAk@LUqAZKJp@XCMy@KiAS[Je@Bm@QAW_A[_AO{@F{@K_@Dq@Wo@GmAKqAKyA@aAFw@h@W@\#
  OnAg@fAk@\WNa@EI`@u@f@gAd@oANQJ]^YZOKQPe@K[_@YU]HQLRVQGKFc@MEGWOYBOUI[ODKOA@SGOSAQWMULIGUHe@II\#
  Fa@NSJKHUIIHCDKRKP@FLNHH@BFSTJDBDR@DWDDJAFOPCHCN?@HBETIFGCG@GHINGLC@KJGCJFHHKJCDG?KEKJEIGLKROF\#
  MNKRQCEEDCCFKJCBHV?LCNGTAJIREXAPGTOj@i@TM^IT@^NRBZI\Gd@Q\El@Q^SHIVCf@KNQj@URYHSMCBIIK?KLQBOLS`\#
  @g@f@_@RW`@QFIEWRIVQH[TCTSRS?KT]L_@?MZOL@VKDNGRC\KN]ZGFEBCLGAGXKHGNYRKb@KPKPATS@OPMP@DNNF?HYXU\#
  ZSTIA[DURKXQDBHIVIVUACQ@MMAQ^]TINYLYP_@Pc@DSXUPEBKVALIb@CHEDUd@g@`@w@AIPK^a@B_@TUGa@?a@L]Oe@Ig\#
  AFu@Ja@JSEGy@LSd@IIDa@L_@D?jAg@\OfAQTa@EYr@OD_@n@]@STO`@KJa@r@a@Tc@d@C~@?l@KpAi@d@GdAMv@BnAQl@\#
  Ql@HIXTBn@F`@Lj@FDWQg@i@KHIr@TZZv@Z[Rd@Zh@Nf@LHN|@TLPl@PZCb@Jh@L^JdAJDEk@Sg@Ki@Uq@CSOu@WIG]ME_\#
  @SUl@JJGTNXUJNLSf@NV?BWGOXMr@F`@QZI?U\QMWa@UMS_@A[D_@S[B_@KFQTG[OV?h@HJF^Gv@Bx@IPOp@Uw@QyAS_@?\#
  DRsA?^Yn@M\Sd@Qt@KUUeA?s@QGSi@Se@CkAQe@B{@U}@F[PQGcA@@H{@Di@CsALkAB_@Bs@E}@Ji@DkAH}@Pi@Ba@Oq@M\#
  y@D{@QaAI[N]GGS[BcAb@s@YE\q@EMKq@@{@N}ANu@Dg@Au@Rv@RgAFkBCa@Gi@Vk@Sf@OYMo@A_@C_@Hg@Tm@CeAP}@Ey\#
  @?BWc@G}@L@d@Y_@_@@Qg@h@Yl@OAk@o@[s@Dg@Pw@j@b@RiAF tmCkzARPwAKw@Rm@Sc@J_@f@SOZi@c@Eg@Dk@PYd@KZ\#
  aARgAPBP`ABYNLLfAEbAKl@BjAJtBFt@@TQt@Kb@Dp@_@YC}@Gy@@s@ElAItABv@ATM}AO|@?dAIa@][OiBWi@F raCwzA\#
  b@X|@[MEu@A]H l~AkzACHh@?j@Aj@DHAl@UAMSA{ABcAT dkBmzA_@Vc@_@eBOcAh@DXoAKe@OwARu@RENiAGi@X_BNc@\#
  Ne@b@hAR}AX_AFy@b@}@BJZdAl@p@Q|@e@r@DDTi@Vu@PQHYf@L\p@KdB_@y@`@g@VGLlBOrAUp@SMKz@Sx@SAJrBD`@KY\#
  ]kAAqACLMMSs@g@JQLK|@SnAMWIh@W`@C^KTJfABpCGrAK`AE^Mi@Qx@?Ji@]c@i@OeBIZX l|Bi{Ao@FeACKJd@P{@PDb\#
  @`ANd@CZObB]?MqADj@Yo@S orDozAz@?pACFAe@Oq@Cy@NCH nsB}yAh@\l@AXc@ASSOg@KsA@kAHz@b@n@F puCgxAhB\#
  RRQ|ASMM_@_@a@[d@WeCEy@FeB@e@Jk@Pp@H`BZp@Z?N m{D{|Al@N~@CjAMIMiADeBH ~sBw|ATNx@An@KSQy@Ia@LOJ \#
  ktDm}A^\rCA`AHlAYS[u@GgB@qCT bzB{~A]PARP\`ABj@EAW`AB@_@i@@{@Mw@@CC ffCg~AOLa@Ei@@GPVRfCDbBP|@?\#
  BKqAQrDBv@Eu@g@e@KoBLgAVeABx@g@c@Mi@BMR }fAkwAV@`CCJQfAIDUi@I@UoAa@d@C_Bc@HQwAScCYeCGcAMmAE[NX\#
  JlCRxBRzBd@z@d@~@f@G^mA`@ juBk_Bm@JmA?a@LFNm@FWHu@@y@@_AGqAC_ABk@LGPVHz@Fr@CpBDpA?~@ChBMLUDSf@\#
  OpAEl@KMOqA@ fpCa`BD\\Ld@@hAP~@Dt@GcA]qAY}@?u@E htB{_BP?hAAJKqA@[DDD vhCc`BhAJz@M_@K{@Cw@DLJ {\#
  ]i`BvANdAIYIVKsAGOLw@H `hCgaBp@F`A?AEg@KU@s@F xvBq`Bx@F^IPMBOs@?WBo@LJL `|B}`BOP`AC`AMxAAg@Kn@\#
  GBOmADmBL]P kbC{`B`FNgAu@a@C]@cBVHN yUsbBcC\bBNVZ`@FR`@n@@tAYc@Mz@IlAa@\_@kBMULy@?MM{@Aq@L y^o\#
  cBmALx@TtBBrBEFKx@?j@Q{BKy@Hg@KeBH }~@ucBt@Db@@DDl@Fj@IUKvAAmAE{@AGJWIe@Ey@FLD }{BsaBvADnBK`AO\#
  \[t@GgB[uAGmAR{Ad@Hb@ vkBqbBo@Jv@JhA\dABrAEh@O?M_@KfA@l@MVQ[Q[Kg@CPG}AAq@TcAFaAF_@X rtA{fBiB@u\#
  ADiAH@J`BN~AFb@HuA?|AV~@JdA^pADXFvBDu@BXF_@Pd@L|@JPNv@JEFcA??FhBVfBItBDz@CjAABSiAIR[WAiBNt@Y~@\#
  E_@OeAIKMv@OPSmB@_@B}@MxAEjCBdAM`@Ol@KHM{@Gm@?oAGy@Mq@@i@J_@Us@EgAEyB?UBqBGwABuA@ z`@kgByF\hAN\#
  vC@vEBSFmCEwBLmAKa@Lj@VeBMaEOwBFUNbDZTH~BD{A@l@\^XAj@o@X~@@`AJiATI`@h@Bs@`@xABm@NJLv@Dv@?q@X?P\#
  nAORHu@Hs@XO^fAF\Op@WMZl@RgB@w@@jBb@jB^rBLl@?f@Lv@h@tAZZ@r@Hx@H`@V@ZRX~@^O^P`@Td@v@@x@_@nA?f@U\#
  Xg@dAq@RYDc@t@c@M]XMe@m@{@OOOI_@l@NTBb@Dp@K@[OSc@AqAJbAYb@Mf@D`@Im@e@XM\[p@i@p@O?OhBWtAChB@`BB\#
  l@MdAWgBKqACjDIxAOEOwCQqCSOMjBMa@OiC[y@CNQ}AK{BEyB?k@JiBU_BNw@@sAL~AUEQeCWkC@s@MkCC_ID
  """#
