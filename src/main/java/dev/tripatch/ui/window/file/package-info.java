/**
 * Opening and saving files and cases, and noticing that other programs changed them.
 *
 * <p>It must not know any feature. Start reading at {@link
 * dev.tripatch.ui.window.file.FileCommands}.
 */
@NullMarked
package dev.tripatch.ui.window.file;

import org.jspecify.annotations.NullMarked;
