int cfilesystem_placeholder(void);
