import "./addresses";
import "./damage";
import "./fields";
import "./json";
import "./pictures";
import "./texts";
