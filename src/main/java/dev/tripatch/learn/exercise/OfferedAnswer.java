package dev.tripatch.learn.exercise;

import dev.tripatch.learn.BlockLabel;
import dev.tripatch.learn.Lesson;
import java.util.ArrayList;
import java.util.List;

/**
 * An answer of a lesson's block {@code ```text choices}: {@code - [x]} before the right one, {@code
 * - [ ]} before another, and why it is right or wrong in the indented lines below.
 *
 * @param choice the answer
 * @param isRight whether it is right
 * @param why what is said of whoever chooses it
 */
record OfferedAnswer(Choice choice, boolean isRight, String why) {
  private static final String RIGHT = "- [x] ";
  private static final String WRONG = "- [ ] ";

  /** The answers of a lesson, in their order; none if it offers none. */
  static List<OfferedAnswer> in(Lesson lesson) {
    List<OfferedAnswer> all = new ArrayList<>();
    for (String line : lesson.text(BlockLabel.CHOICES).orElse("").lines().toList()) {
      if (line.startsWith(RIGHT) || line.startsWith(WRONG)) {
        String text = line.substring(RIGHT.length()).strip();
        all.add(new OfferedAnswer(new Choice(text, text, ""), line.startsWith(RIGHT), ""));
      } else if (!all.isEmpty()) {
        all.add(all.removeLast().with(line.strip()));
      }
    }
    return List.copyOf(all);
  }

  /** What is said of whoever chooses it. */
  String said() {
    return isRight
        ? PredictionWording.CHOICE_RIGHT.text("why", why)
        : PredictionWording.CHOICE_WRONG.text("why", why);
  }

  private OfferedAnswer with(String more) {
    return new OfferedAnswer(choice, isRight, (why + " " + more).strip());
  }
}
