### All matches of this device.
