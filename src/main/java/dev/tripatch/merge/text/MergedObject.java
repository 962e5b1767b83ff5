package dev.tripatch.merge.text;

import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.merge.MergedField;

/**
 * What becomes of one object of a file.
 *
 * @param name which one, as the first version says that has it: ours, theirs, base
 * @param root what becomes of it
 */
public record MergedObject(ObjectName name, MergedField root) {}
