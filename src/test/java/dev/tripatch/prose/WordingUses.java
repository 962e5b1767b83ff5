package dev.tripatch.prose;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Name;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Where the program's source uses keys of prose, and which placeholders it gives values for there:
 * {@code KEY.text("name", value)}, {@code call(KEY, "name", value)}, or in an enum that does so for
 * all its keys {@code text("name", value)} or {@code part("title", "name", value)}, where all parts
 * together need the names; or in a method that takes the key and does that.
 */
final class WordingUses {

  /** An enum of keys. */
  record Topic(String name, List<Wording> keys) {
    Prose prose() {
      return keys.getFirst().prose();
    }
  }

  /**
   * A place in the source that uses keys of one enum.
   *
   * @param isForAll whether it is in the enum itself and fills the texts of all its keys
   */
  record Use(Topic topic, Set<Wording> keys, Set<String> names, boolean isForAll) {
    @Override
    public String toString() {
      return topic.name() + " " + keys + " " + names;
    }
  }

  /** The first line of a file of sentences whose enum the build generates. */
  private static final Pattern GENERATED = Pattern.compile("#! (?:public )?enum in (\\S+)");

  private final List<Topic> topics = new ArrayList<>();
  private final List<Use> uses = new ArrayList<>();

  private WordingUses() {}

  /**
   * @param root of the program's sources
   * @param texts the folder of the files of sentences; for some the build generates their enum
   */
  static WordingUses in(Path root, Path texts) throws IOException {
    WordingUses found = new WordingUses();
    found.addGenerated(texts);
    List<Path> sources;
    try (Stream<Path> files = Files.walk(root)) {
      sources = files.filter(file -> file.toString().endsWith(".java")).toList();
    }
    List<Path> enums = new ArrayList<>();
    for (Path source : sources) {
      if (Files.readString(source).contains("implements Wording")) {
        enums.add(source);
        found.topics.add(topic(root.relativize(source).toString().replace(".java", "")));
      }
    }
    List<Path> users = new ArrayList<>(enums);
    for (Path source : sources) {
      String text = Files.readString(source);
      if (!enums.contains(source)
          && found.topics.stream().anyMatch(topic -> text.contains(topic.name()))) {
        users.add(source);
      }
    }
    found.read(users);
    return found;
  }

  private void addGenerated(Path texts) throws IOException {
    try (Stream<Path> files = Files.list(texts)) {
      for (Path file : files.toList()) {
        Matcher firstLine = GENERATED.matcher(Files.readString(file));
        if (firstLine.lookingAt()) {
          String name = file.getFileName().toString().replace(".properties", "");
          topics.add(topic(firstLine.group(1) + "." + name));
        }
      }
    }
  }

  /** Each such enum has a file of its own. */
  private static Topic topic(String path) {
    String type = path.replace(FileSystems.getDefault().getSeparator(), ".");
    try {
      Object[] keys = Class.forName(type).getEnumConstants();
      return new Topic(
          type.substring(type.lastIndexOf('.') + 1),
          Stream.of(keys).map(Wording.class::cast).toList());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private void read(List<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      JavacTask task =
          (JavacTask)
              compiler.getTask(
                  null,
                  files,
                  null,
                  List.of("-proc:none"),
                  null,
                  files.getJavaFileObjectsFromPaths(sources));
      for (CompilationUnitTree unit : task.parse()) {
        unit.accept(new Reader(), null);
      }
    }
  }

  List<Topic> topics() {
    return topics;
  }

  /** Whether the program uses the key, apart from what its enum does for all. */
  boolean isUsed(Wording key) {
    return uses.stream().anyMatch(use -> !use.isForAll() && use.keys().contains(key));
  }

  /** Where texts of an enum are filled: in itself, or else wherever its keys are used. */
  List<Use> fillings(Topic topic) {
    List<Use> all = uses.stream().filter(use -> use.topic().equals(topic)).toList();
    List<Use> own = all.stream().filter(Use::isForAll).toList();
    Set<String> names = new HashSet<>();
    own.forEach(use -> names.addAll(use.names()));
    return own.isEmpty() ? all : List.of(new Use(topic, Set.copyOf(topic.keys()), names, true));
  }

  /** Reads one source file. */
  private final class Reader extends TreeScanner<Void, Void> {
    private final Set<Tree> read = new HashSet<>();

    /** The values that methods of a file give to a key that they pass on. */
    private final Map<String, Set<String>> passedOn = new HashMap<>();

    @Override
    public @Nullable Void visitClass(ClassTree type, @Nullable Void none) {
      passedOn.clear();
      type.accept(new PassedOn(topics, passedOn), null);
      topics.stream()
          .filter(topic -> type.getSimpleName().contentEquals(topic.name()))
          .forEach(topic -> ownCalls(topic, type));
      return super.visitClass(type, null);
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
      List<? extends ExpressionTree> values = call.getArguments();
      if (call.getMethodSelect() instanceof MemberSelectTree select) {
        use(select.getExpression(), values);
      }
      if (call.getMethodSelect() instanceof IdentifierTree own
          && passedOn.containsKey(own.getName().toString())) {
        Set<String> names = passedOn.get(own.getName().toString());
        values.forEach(value -> use(value, names));
      }
      arguments(values);
      return super.visitMethodInvocation(call, null);
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree call, @Nullable Void none) {
      arguments(call.getArguments());
      return super.visitNewClass(call, null);
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree select, @Nullable Void none) {
      use(select, List.of());
      return super.visitMemberSelect(select, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void none) {
      for (VariableTree parameter : method.getParameters()) {
        topics.stream()
            .filter(topic -> String.valueOf(parameter.getType()).equals(topic.name()))
            .forEach(topic -> method.accept(new CallsOn(topic, parameter.getName()), null));
      }
      return super.visitMethod(method, null);
    }

    private void ownCalls(Topic topic, ClassTree type) {
      OwnCalls calls = new OwnCalls(topic);
      type.accept(calls, null);
      if (calls.fillsParts) {
        uses.add(new Use(topic, Set.copyOf(topic.keys()), calls.partNames, true));
      }
    }

    private void arguments(List<? extends ExpressionTree> values) {
      for (int i = 0; i < values.size(); i++) {
        use(values.get(i), values.subList(i + 1, values.size()));
      }
    }

    /** The keys in an expression, with the names and values that follow. */
    private void use(ExpressionTree expression, List<? extends ExpressionTree> values) {
      use(expression, names(values));
    }

    private void use(ExpressionTree expression, Set<String> names) {
      for (Topic topic : topics) {
        Set<Wording> keys = new HashSet<>();
        expression.accept(new Keys(topic, keys, read), null);
        if (!keys.isEmpty()) {
          uses.add(new Use(topic, keys, names, false));
        }
      }
    }
  }

  private static Set<String> names(List<? extends ExpressionTree> values) {
    Set<String> names = new HashSet<>();
    for (int i = 0; i + 1 < values.size(); i += 2) {
      if (values.get(i) instanceof LiteralTree literal && literal.getValue() instanceof String it) {
        names.add(it);
      }
    }
    return names;
  }

  /** Finds the calls with which an enum fills the texts of all its keys. */
  private final class OwnCalls extends TreeScanner<Void, Void> {
    private final Topic topic;
    private final Set<String> partNames = new HashSet<>();
    private boolean fillsParts;

    OwnCalls(Topic topic) {
      this.topic = topic;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
      if (call.getMethodSelect() instanceof IdentifierTree method
          && method.getName().contentEquals("text")) {
        uses.add(new Use(topic, Set.copyOf(topic.keys()), names(call.getArguments()), true));
      }
      if (call.getMethodSelect() instanceof IdentifierTree method
          && method.getName().contentEquals("part")) {
        fillsParts = true;
        partNames.addAll(names(call.getArguments().subList(1, call.getArguments().size())));
      }
      return super.visitMethodInvocation(call, null);
    }
  }

  /** Finds the methods that give a key, which they are given, to another one with values. */
  private static final class PassedOn extends TreeScanner<Void, Void> {
    private final List<Topic> topics;
    private final Map<String, Set<String>> found;

    PassedOn(List<Topic> topics, Map<String, Set<String>> found) {
      this.topics = topics;
      this.found = found;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void none) {
      for (VariableTree parameter : method.getParameters()) {
        if (topics.stream()
            .anyMatch(topic -> String.valueOf(parameter.getType()).equals(topic.name()))) {
          method.accept(
              new TreeScanner<Void, Void>() {
                @Override
                public @Nullable Void visitMethodInvocation(
                    MethodInvocationTree call, @Nullable Void none) {
                  List<? extends ExpressionTree> values = call.getArguments();
                  for (int i = 0; i < values.size(); i++) {
                    Set<String> names = names(values.subList(i + 1, values.size()));
                    if (values.get(i) instanceof IdentifierTree it
                        && it.getName().equals(parameter.getName())
                        && !names.isEmpty()) {
                      found.put(method.getName().toString(), names);
                    }
                  }
                  return super.visitMethodInvocation(call, null);
                }
              },
              null);
        }
      }
      return super.visitMethod(method, null);
    }
  }

  /** Finds the calls that fill the texts of whichever key a method is given. */
  private final class CallsOn extends TreeScanner<Void, Void> {
    private final Topic topic;
    private final Name key;

    CallsOn(Topic topic, Name key) {
      this.topic = topic;
      this.key = key;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
      List<? extends ExpressionTree> values = call.getArguments();
      if (call.getMethodSelect() instanceof MemberSelectTree select
          && select.getExpression() instanceof IdentifierTree on
          && on.getName().equals(key)
          && values.size() > 2) {
        boolean isPart = select.getIdentifier().contentEquals("part");
        Set<String> names = names(values.subList(isPart ? 1 : 0, values.size()));
        uses.add(new Use(topic, Set.copyOf(topic.keys()), names, true));
      }
      return super.visitMethodInvocation(call, null);
    }
  }

  /** Finds the keys that an expression may stand for; calls within it are uses of their own. */
  private static final class Keys extends TreeScanner<Void, Void> {
    private final Topic topic;
    private final Set<Wording> found;
    private final Set<Tree> read;

    Keys(Topic topic, Set<Wording> found, Set<Tree> read) {
      this.topic = topic;
      this.found = found;
      this.read = read;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
      return null;
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree call, @Nullable Void none) {
      return null;
    }

    @Override
    public @Nullable Void visitMemberSelect(MemberSelectTree select, @Nullable Void none) {
      if (select.getExpression() instanceof IdentifierTree type
          && type.getName().contentEquals(topic.name())
          && !read.contains(select)) {
        topic.keys().stream()
            .filter(key -> select.getIdentifier().contentEquals(key.name()))
            .forEach(found::add);
        read.add(select);
      }
      return super.visitMemberSelect(select, null);
    }
  }
}
