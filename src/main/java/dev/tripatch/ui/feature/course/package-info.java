/**
 * The page on which a lesson is read, predicted, checked and stepped through. It covers the
 * documents of the window, and the lesson's documents are not among those: nothing there can tell
 * what happens before the reader has said what they expect.
 *
 * <p>It must not know another feature: other parts give it lessons. Start reading at {@link
 * dev.tripatch.ui.feature.course.CourseViewModel}, whose stage decides what may be seen.
 */
@NullMarked
package dev.tripatch.ui.feature.course;

import org.jspecify.annotations.NullMarked;
