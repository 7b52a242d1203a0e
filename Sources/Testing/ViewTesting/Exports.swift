@_exported public import ViewSnapshots
