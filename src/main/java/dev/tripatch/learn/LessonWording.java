package dev.tripatch.learn;

import dev.tripatch.prose.Wording;

/** The prose about lessons and their files. */
enum LessonWording implements Wording {
  UNKNOWN_LABEL,
  LABELS,
  NO_LABEL,
  NO_HEADING,
  WRITE_HEADING,
  UNKNOWN_OPTION,
  OPTIONS,
  NO_OPTIONS,
  SECOND_BLOCK,
  ONE_BLOCK,
  NO_END,
  WRITE_END,
  LESSONS_OF_BOOK,
  ALL_BOOKS,
  SEE_ALL_LESSONS,
  NO_LESSON_NUMBER,
  NO_LESSON,
  NO_LESSON_WITH,
  SIMILAR_LESSONS
}
