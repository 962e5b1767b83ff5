package dev.tripatch.learn.exercise;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.Fault;
import java.util.List;
import java.util.Optional;

/** What is said of an answer. */
public sealed interface Verdict {

  /** It in sentences for people, a line for each. */
  List<String> sentences();

  /** All of it, as Markdown. */
  default String markdown() {
    return (isSolved() ? "**✓** " : "") + String.join("\n\n", sentences());
  }

  /** Whether the exercise is solved. */
  default boolean isSolved() {
    return this instanceof Solved || this instanceof RightRule;
  }

  /**
   * The answer does what was asked for.
   *
   * @param isLonger whether the exercise's own solution says the same in less
   */
  record Solved(boolean isLonger) implements Verdict {
    @Override
    public List<String> sentences() {
      return isLonger
          ? List.of(ExerciseWording.SOLVED.text(), ExerciseWording.SHORTER.text())
          : List.of(ExerciseWording.SOLVED.text());
    }
  }

  /**
   * The answer cannot be read.
   *
   * @param fault why, where in the answer, and what to do
   */
  record Unreadable(Fault fault) implements Verdict {
    @Override
    public List<String> sentences() {
      return List.of(
          fault.location() + ": " + fault.diagnostic().message(), fault.diagnostic().remedy());
    }
  }

  /**
   * Kubernetes refuses what the answer asks for.
   *
   * @param sentence why
   * @param remedy what to do about it
   */
  record Refused(String sentence, String remedy) implements Verdict {
    @Override
    public List<String> sentences() {
      return List.of(sentence, remedy);
    }
  }

  /**
   * The answer does something else than was asked for.
   *
   * @param fields what is not as it should be, at least one
   */
  record OtherEffect(List<Difference> fields) implements Verdict {
    public OtherEffect {
      fields = List.copyOf(fields);
    }

    @Override
    public List<String> sentences() {
      return fields.stream().map(Difference::sentence).toList();
    }
  }

  /**
   * The answer names the rule that decides.
   *
   * @param sentence why it is this one
   */
  record RightRule(String sentence) implements Verdict {
    @Override
    public List<String> sentences() {
      return List.of(sentence);
    }
  }

  /**
   * The answer names another rule than the one that decides.
   *
   * @param sentence why it cannot be this one
   */
  record WrongRule(String sentence) implements Verdict {
    @Override
    public List<String> sentences() {
      return List.of(sentence);
    }
  }

  /**
   * The answer is a Secret and not right.
   *
   * @param sentences why, without its values
   */
  record Masked(List<String> sentences) implements Verdict {
    public Masked {
      sentences = List.copyOf(sentences);
    }
  }

  /**
   * A field that is not as it should be.
   *
   * @param path the field; the root for the object as a whole
   * @param wanted what should come out; empty if the field should be gone
   * @param reached what came out; empty if the field is gone
   * @param sentence it, for people; words between backticks are code
   */
  record Difference(
      FieldPath path, Optional<Value> wanted, Optional<Value> reached, String sentence) {}
}
