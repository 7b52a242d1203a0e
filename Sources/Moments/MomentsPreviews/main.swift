import MomentsViews
import ViewPreviews

PreviewHost.main()
