/**
 * Files as people keep them: read with their line ends and encoding, written whole or not at all,
 * private where they hold secrets; and the folder of the program's settings.
 *
 * <p>It must not know what a file is for. Start reading at {@link
 * dev.tripatch.workspace.file.TextFiles}.
 */
@NullMarked
package dev.tripatch.workspace.file;

import org.jspecify.annotations.NullMarked;
