@"%~dp0tripatch.cmd" %*
