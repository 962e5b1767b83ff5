package dev.tripatch.recorded;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Differences to Kubernetes' own code that record 24 explains, each by what causes it. */
enum ExplainedDifference {

  /**
   * Live comes without managedFields, as {@code kubectl get} shows it. The field managers then know
   * that it has no owners; we cannot know who they are.
   */
  OWNERS_NOT_SHOWN {
    @Override
    boolean explains(RecordedCase answered, String what) {
      return answered.has("live")
          && !(answered.map("live").get("metadata") instanceof MapValue metadata
              && metadata.has("managedFields"));
    }
  },

  /**
   * kubectl takes over client-side apply and applies again, and local empties a map or list. The
   * field managers alone keep null there after the first time, so that the second changes it; a
   * server's own types keep no such null.
   */
  EMPTIED_AND_APPLIED_AGAIN {
    @Override
    boolean explains(RecordedCase answered, String what) {
      String local = CanonicalJson.write(answered.map("local"));
      return (local.contains("{}") || local.contains("[]"))
          && !NULL_ANNOTATION.explains(answered, what)
          && CanonicalJson.write(answered.map("live")).contains("\"kubectl-client-side-apply\"");
    }
  },

  /**
   * Local has an annotation that is null, and kubectl keeps its own annotation in live up to date.
   * The server makes texts of all annotations when it writes that one: of null, the empty text.
   */
  NULL_ANNOTATION {
    @Override
    boolean explains(RecordedCase answered, String what) {
      return answered.map("local").get("metadata") instanceof MapValue metadata
          && metadata.get("annotations") instanceof MapValue annotations
          && annotations.entries().containsValue(NullValue.NULL)
          && LastAppliedAnnotation.textIn(answered.map("live")).isPresent();
    }
  },

  /**
   * A map of local has a field that its schema does not declare. The server looks at a map's fields
   * in Go's order and stops at the first such one; we name all that is wrong in the map.
   */
  ALL_MISTAKES_NAMED {
    @Override
    boolean explains(RecordedCase answered, String what) {
      List<String> texts = what.lines().toList();
      return what.startsWith("error\n")
          && texts.size() == 3
          && texts.get(1).contains(UNDECLARED)
          && mistakes(texts.get(2)).containsAll(mistakes(texts.get(1)));
    }

    private Set<String> mistakes(String words) {
      return BETWEEN
          .splitAsStream(words.replaceAll("^\\s*\\[|]$", ""))
          .map(String::strip)
          .filter(part -> part.startsWith("."))
          .collect(Collectors.toSet());
    }
  },

  /** Kubernetes' code crashes where we answer. */
  CRASH {
    @Override
    boolean explains(RecordedCase answered, String what) {
      return Stream.of(what.split(", ")).allMatch(field -> answered.map(field).has("panic"));
    }
  },

  /**
   * An empty map or list begins the text, and more follows. kubectl drops the rest; an error is the
   * better answer.
   */
  REST_DROPPED {
    @Override
    boolean explains(RecordedCase answered, String what) {
      String json = answered.text("json");
      return (json.equals("{}") || json.equals("[]"))
          && answered.text("yaml").strip().startsWith(json);
    }
  };

  private static final String UNDECLARED = ": field not declared in schema";
  private static final Pattern BETWEEN = Pattern.compile("(,\\s+|: )(?=\\.|failed )");

  /**
   * Whether this is the cause.
   *
   * @param what in what the line differs
   */
  abstract boolean explains(RecordedCase answered, String what);
}
