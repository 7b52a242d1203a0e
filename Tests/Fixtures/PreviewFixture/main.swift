import ViewPreviews

PreviewHost.main()
